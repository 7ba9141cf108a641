#if canImport(Glibc)
  import CAllocator
  import Glibc
#endif

/// The code of the program and its libraries that has run before the first file is read.
enum StartUpCode {
  /// Gives its pages back to the system.
  ///
  /// Linux maps 64 KB around each page of code that runs, so that reading arguments and settings, once, leaves megabytes in memory until
  /// the end. What does run again comes from the system's cache, in less than a millisecond for all of it.
  static func giveBack() {
    #if canImport(Glibc)
      _ = dl_iterate_phdr({ info, _, _ in
        guard let info = info?.pointee, let parts = info.dlpi_phdr else { return 0 }
        let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
        for part in UnsafeBufferPointer(start: parts, count: Int(info.dlpi_phnum)) {
          // What is as the file has it: whatever has been written to would be lost.
          guard part.p_type == UInt32(PT_LOAD), part.p_flags & UInt32(PF_W) == 0 else { continue }
          let start = UInt(info.dlpi_addr) + UInt(part.p_vaddr)
          let first = start / page * page
          _ = madvise(UnsafeMutableRawPointer(bitPattern: first), Int(start + UInt(part.p_memsz) - first), MADV_DONTNEED)
        }
        return 0
      }, nil)
    #endif
  }
}
