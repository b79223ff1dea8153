/// The identity of a finding, which stays when code moves: its rule, its subject, and its number
/// among equal ones. Its path, its line and the count of equal ones have no influence.
public struct Fingerprint: Sendable, Hashable {
  public var rule: String
  public var subject: Subject
  /// The number among the findings with the same rule and subject, from 0, in the order of path,
  /// line, column.
  public var ordinal: Int

  /// Returns the fingerprints of findings, in their order; no two are equal.
  ///
  /// They do not depend on the order of the findings. The time is that of sorting.
  public static func of(_ findings: [Finding]) -> [Fingerprint] {
    var fingerprints = findings.map {
      Fingerprint(rule: $0.rule, subject: $0.subject, ordinal: 0)
    }
    let order = findings.indices.sorted {
      Finding.standsBefore(findings[$0], findings[$1])
    }
    var counts: [Fingerprint: Int] = [:]
    for index in order {
      let count = counts[fingerprints[index], default: 0]
      counts[fingerprints[index]] = count + 1
      fingerprints[index].ordinal = count
    }
    return fingerprints
  }
}

extension Fingerprint: CustomStringConvertible {
  /// Sixteen hexadecimal digits, the same on every machine and in every version.
  public var description: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let parts = [rule, subject.type, subject.member, subject.symbol, String(ordinal)]
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    // NB: FNV-1a alone spreads the last bytes badly; this is the finaliser of MurmurHash3.
    hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
    hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    hash ^= hash >> 33
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Finding {
  /// Returns a Boolean value that indicates whether a finding is listed before another: by path,
  /// line, column, and then by rule.
  public static func standsBefore(_ one: Finding, _ other: Finding) -> Bool {
    (one.path, one.line, one.column, one.rule) < (other.path, other.line, other.column, other.rule)
  }
}
