import MemoryShim

/// The code of the program and its libraries that has run before the first file is read.
enum StartUpCode {
  /// Gives its pages back to the system.
  ///
  /// Linux maps 64 KB around each page of code that runs, so that reading arguments and settings, once, leaves megabytes in memory until
  /// the end. What does run again comes from the system's cache, in less than a millisecond for all of it.
  static func giveBack() {
    navmemory_drop_code()
  }
}
