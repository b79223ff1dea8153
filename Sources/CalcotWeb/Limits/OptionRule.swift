/// A rule about the allowed values of one option of a site or a server.
package struct OptionRule<Options> {
  package let name: String
  private let check: (inout Options) -> OptionProblem?

  /// Creates a rule with a minimum and, optionally, a maximum.
  package init<Value: Comparable>(
    _ name: String, _ option: WritableKeyPath<Options, Value>, from least: Value,
    to most: Value? = nil
  ) {
    self.name = name
    check = { options in
      let value = options[keyPath: option]
      // NB: NaN is neither less nor greater than another number.
      guard !(value >= least && value <= most ?? value) else { return nil }
      if let most, value > most {
        options[keyPath: option] = most
      } else {
        options[keyPath: option] = least
      }
      return OptionProblem(
        name: "\(Options.self).\(name)", value: "\(value)",
        allowed: most.map { "\(least) to \($0)" } ?? "\(least) or more")
    }
  }

  /// Creates a rule with a condition.
  ///
  /// - Parameters:
  ///   - allowed: The allowed values, as text.
  ///   - other: The value in place of one that is not allowed.
  package init<Value>(
    _ name: String, _ option: WritableKeyPath<Options, Value>, _ allowed: String,
    orElse other: Value, where isAllowed: @escaping (Value) -> Bool
  ) {
    self.name = name
    check = { options in
      let value = options[keyPath: option]
      guard !isAllowed(value) else { return nil }
      options[keyPath: option] = other
      let text = Mirror(reflecting: value).children.first.map { "\($0.value)" } ?? "\(value)"
      return OptionProblem(name: "\(Options.self).\(name)", value: text, allowed: allowed)
    }
  }

  /// Replaces the values that break a rule by the nearest allowed ones; returns the options that
  /// were changed.
  package static func mend(_ options: inout Options, by rules: [OptionRule]) -> [OptionProblem] {
    rules.compactMap { $0.check(&options) }
  }
}

/// An option whose value is not allowed.
package struct OptionProblem: Equatable, Sendable, CustomStringConvertible {
  /// The type and the name of the option.
  package let name: String
  package let value: String
  /// The allowed values, as text.
  package let allowed: String

  package var description: String { "\(name) is \(value), and may be \(allowed)." }
}

extension Duration {
  /// The longest duration that an option may have: about ten years, so that adding it to an instant
  /// does not overflow.
  package static var longestOption: Duration { .seconds(315_360_000) }
}
