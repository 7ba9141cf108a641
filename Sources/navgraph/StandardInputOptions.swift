import ArgumentParser
import NavEngine
import NavSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A text that is not saved, as editors hand it over.
struct StandardInputOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Analyse what comes from standard input too; '-' among the paths means the same. Without other paths it is analysed alone."))
  var stdin = false

  @Option(
    help: ArgumentHelp(
      "The file that standard input is to be taken for: it takes the place of what is saved there.", valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var assumeFilename: String?

  func validate() throws {
    if let assumeFilename, !assumeFilename.hasSuffix(".swift") {
      throw ValidationError("'--assume-filename' takes the name of a Swift file, not '\(assumeFilename)'.")
    }
  }

  /// - Parameter paths: as typed.
  func isAsked(_ paths: [String]) -> Bool { stdin || paths.contains(RunOptions.standardInput) }

  /// The text; nil where nobody asked for one. Waits until standard input ends.
  func text(_ paths: [String]) throws -> Pipeline.Unsaved? {
    guard isAsked(paths) else { return nil }
    guard let bytes = Streams.read(from: STDIN_FILENO) else {
      throw Problem("standard input cannot be read, or is longer than a source file may be")
    }
    return Pipeline.Unsaved(path: assumeFilename ?? "stdin.swift", bytes: bytes)
  }
}
