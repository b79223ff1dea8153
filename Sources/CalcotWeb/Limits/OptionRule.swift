/// A rule about one option of a site or a server: the values that it may have.
package struct OptionRule<Options> {
  /// The name of the option.
  package let name: String
  private let check: (inout Options) -> OptionProblem?

  /// Creates the rule that an option is at least a value, and at most another one if there is one.
  package init<Value: Comparable>(
    _ name: String, _ option: WritableKeyPath<Options, Value>, from least: Value,
    to most: Value? = nil
  ) {
    self.name = name
    check = { options in
      let value = options[keyPath: option]
      // NB: what is no number is neither less nor more than another one.
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

  /// Gives the options that break a rule the nearest values that they may have; returns what was
  /// wrong.
  package static func mend(_ options: inout Options, by rules: [OptionRule]) -> [OptionProblem] {
    rules.compactMap { $0.check(&options) }
  }
}

/// An option with a value that it cannot have.
package struct OptionProblem: Equatable, Sendable, CustomStringConvertible {
  /// The type and the name of the option.
  package let name: String
  package let value: String
  /// The values that it may have.
  package let allowed: String

  package var description: String { "\(name) is \(value), and may be \(allowed)." }
}

extension Duration {
  /// The longest time that an option may have: some ten years, with which instants can be reckoned.
  package static var longestOption: Duration { .seconds(315_360_000) }
}
