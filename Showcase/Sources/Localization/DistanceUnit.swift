/// A unit in which the user reads distances.
public enum DistanceUnit: String, CaseIterable, Hashable, Codable, Sendable {
  case kilometres, miles

  /// The sign of the unit, such as "km".
  public var sign: String {
    switch self {
    case .kilometres: "km"
    case .miles: "mi"
    }
  }

  /// The length of the unit in metres.
  public var metres: Double {
    switch self {
    case .kilometres: 1_000
    case .miles: 1_609.344
    }
  }
}

extension Language {
  /// Returns a distance to a tenth of its unit: "12.5 km", "1.234 km", "7,8 mi".
  public func distance(ofMetres metres: Int, in unit: DistanceUnit) -> String {
    let tenths =
      switch unit {
      case .kilometres: (metres + 50) / 100
      // NB: a mile has 1,609.344 metres.
      case .miles: (metres * 10_000 + 804_672) / 1_609_344
      }
    guard tenths % 10 > 0 else { return "\(number(tenths / 10)) \(unit.sign)" }
    return "\(number(tenths / 10))\(self == .english ? "." : ",")\(tenths % 10) \(unit.sign)"
  }
}
