import NavFindings

/// Names of findings by which hosts tell old ones from new ones: they stay when lines move and messages are reworded.
enum Fingerprints {
  /// One for each finding, in their order; no two are equal.
  ///
  /// Made of the rule, the file and the subject. Findings that agree in these are numbered in the order given.
  static func of(_ findings: [Finding], _ rendering: Rendering) -> [String] {
    var met: [String: Int] = [:]
    return findings.map { finding in
      let key = [finding.rule, rendering.path(finding.place.file), finding.subject].joined(separator: "\0")
      let count = met[key, default: 0]
      met[key] = count + 1
      return digest(count == 0 ? key : "\(key)\0\(count)")
    }
  }

  /// FNV-1a of 128 bits as 32 hexadecimal digits.
  private static func digest(_ text: String) -> String {
    let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B
    var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    for byte in text.utf8 { hash = (hash ^ UInt128(byte)) &* prime }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
