import CalcotFindings

/// What a finding is known by when its lines have moved: its rule and subject, and its number among
/// those that have the same.
struct SubjectFingerprints {
  private var seen: [String: Int] = [:]

  init() {}

  /// The fingerprint under our name, and under the one that GitHub looks for.
  mutating func object(for finding: Finding) -> JSONValue {
    let text = fingerprint(of: finding)
    return .object([
      "calcotSubject/v1": .string(text), "primaryLocationLineHash": .string(text),
    ])
  }

  private mutating func fingerprint(of finding: Finding) -> String {
    let subject = finding.subject
    let parts = [finding.rule, subject.type, subject.member, subject.symbol]
    let hash = Self.hash(parts.joined(separator: "\u{0}"))
    seen[hash, default: 0] += 1
    return "\(hash):\(seen[hash, default: 1])"
  }

  /// FNV-1a in 64 bits: the same on every platform and in every run.
  private static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
