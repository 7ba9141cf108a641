/// SHA-256 (FIPS 180-4), by which a page tells the browser what its own script is.
enum SHA256 {
  /// - Returns: 32 bytes.
  static func digest(of text: some Sequence<UInt8>) -> [UInt8] {
    var message = Array(text)
    let bitCount = UInt64(message.count) * 8
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    message += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * UInt64($0))) }
    var state = initial
    for block in stride(from: 0, to: message.count, by: 64) { mix(message[block..<(block + 64)], into: &state) }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let small = turned(a, 7) ^ turned(a, 18) ^ a >> 3
      let large = turned(b, 17) ^ turned(b, 19) ^ b >> 10
      words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
    }
    var s = state
    for index in 0..<64 {
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let first = s[7] &+ (turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25)) &+ choice &+ constants[index] &+ words[index]
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      let second = (turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22)) &+ majority
      s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in 0..<8 { state[index] &+= s[index] }
  }

  private static let primes: [Int] = (2...311).filter { number in (2..<number).allSatisfy { number % $0 != 0 } }
  /// The first 32 bits of the fractions of the primes' square roots.
  private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
  /// The same of their cube roots.
  private static let constants = primes.map { fraction(cubeRoot(Double($0))) }

  private static func fraction(_ number: Double) -> UInt32 { UInt32((number - number.rounded(.down)) * 4_294_967_296) }

  /// By Newton's steps, to the last bits of a Double: 50 of which are asked for.
  private static func cubeRoot(_ number: Double) -> Double {
    var root = number / 3 + 1
    for _ in 0..<60 { root -= (root * root * root - number) / (3 * root * root) }
    return root
  }
}

enum Base64 {
  static func text(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var out = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for place in 0..<4 { out.append(place <= part.count ? digits[bits >> (18 - 6 * place) & 63] : "=") }
    }
    return out
  }
}
