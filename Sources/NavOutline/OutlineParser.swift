import NavFacts
import NavLexing

/// The shape of one file: its declarations and bodies, children before parents.
public struct Outline: Sendable {
  /// The tree in postorder; the last node is the `file`. A node's `size` counts its subtree as in the facts, so
  /// the subtree of the node at `i` is `i - size + 1 ... i`. Its height is not bounded: walk it with loops only.
  public internal(set) var postorder: [OutlineNode] = []
  /// Where the parser lost its thread, in file order, the first 64 places; zero-based UTF-8 offsets.
  /// Empty for source that the compiler accepts, as far as is known.
  public internal(set) var recoveries: [UInt32] = []
}

/// Reads the shape of Swift source from its tokens. Takes any input: what is not understood becomes `opaque`.
///
/// One value serves a whole worker: its storage is kept from file to file.
public struct OutlineParser: Sendable {
  /// The outline of the last file parsed.
  public private(set) var outline = Outline()
  /// The names of the last file parsed, which number those of the outline.
  public var names = FileNames()
  private var scratch = Scratch()

  public init() {}

  /// Parses one file into `outline`.
  ///
  /// - Parameters:
  ///   - source: the bytes that `tokens` was lexed from; any others give a wrong outline or stop the program.
  ///   - isShell: whether bodies of functions and closures are left out.
  /// - Complexity: O(*tokens*). Recursion is bounded: 400 KB of stack are enough in a release build.
  public mutating func parse(source: Span<UInt8>, tokens: borrowing TokenBuffer, isShell: Bool = false) {
    names.reset()
    outline.postorder.removeAll(keepingCapacity: true)
    outline.recoveries.removeAll(keepingCapacity: true)
    guard tokens.count > 0 else {
      outline.postorder.append(OutlineNode(.file, offset: 0))
      return
    }
    scratch.pair(tokens.kinds)
    source.withUnsafeBufferPointer { bytes in
      tokens.kinds.withUnsafeBufferPointer { kinds in
        tokens.starts.withUnsafeBufferPointer { starts in
          tokens.ends.withUnsafeBufferPointer { ends in
            tokens.startsLine.withUnsafeBufferPointer { lines in
              scratch.partners.withUnsafeBufferPointer { partners in
                withUnsafeMutablePointer(to: &names) { names in
                  var parse = Parse(
                    kinds: kinds, starts: starts, ends: ends, startsLine: lines, partners: partners, source: bytes,
                    names: names, isShell: isShell)
                  // The arrays move in and out, so that nothing is copied and their storage lives on.
                  swap(&parse.nodes, &outline.postorder)
                  swap(&parse.recoveries, &outline.recoveries)
                  swap(&parse.operators, &scratch.operators)
                  swap(&parse.chain, &scratch.chain)
                  swap(&parse.text, &scratch.text)
                  parse.parseFile()
                  swap(&parse.nodes, &outline.postorder)
                  swap(&parse.recoveries, &outline.recoveries)
                  swap(&parse.operators, &scratch.operators)
                  swap(&parse.chain, &scratch.chain)
                  swap(&parse.text, &scratch.text)
                }
              }
            }
          }
        }
      }
    }
  }
}

/// What a parse needs besides its result; kept for the next file.
struct Scratch: Sendable {
  /// See `Scratch.pair`.
  var partners: [Int32] = []
  var openings: [Opening] = []
  var operators: [PendingOperator] = []
  var chain: [PendingIf] = []
  var text: [UInt8] = []
}
