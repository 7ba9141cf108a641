// Draws one picture and ends: the request comes on standard input, the picture goes to standard output, the exit status and lines
// on standard error say how it went (`DrawingReply`). A process of its own, because the library may crash or never return, and
// because a program that links it does not start where it is not installed.

import GraphvizShim
import NavDOT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

let (code, picture) = StandardStreams.drawRequest()
StandardStreams.write(picture, to: 1)
// `_exit` and not `return`: handlers at exit would free what the library left, and that is where it crashes.
_exit(code.rawValue)
