public import CalcotTree

/// The state of a button.
public struct ButtonValue: Equatable, Sendable {
  /// The label.
  public let label: String
  /// The effect, by which a host chooses its look.
  public let role: ActionRole
  /// A Boolean value that indicates whether the button can be pressed.
  public private(set) var isEnabled: Bool
  /// A symbol before the label; nil if there is none.
  public let symbol: Symbol?
  @Boxed private var letter: Character? = nil

  package init(
    _ label: String, role: ActionRole = .normal, isEnabled: Bool = true, symbol: Symbol? = nil
  ) {
    self.label = label
    self.role = role
    self.isEnabled = isEnabled
    self.symbol = symbol
  }

  /// The letter that the app has chosen as the button's key in a terminal; nil if there is none.
  public var mnemonic: Character? { letter }

  /// The button as it looks when it cannot be pressed.
  package var disabled: ButtonValue {
    var button = self
    button.isEnabled = false
    return button
  }

  /// Returns the button with a letter as its key.
  package func with(mnemonic: Character) -> ButtonValue {
    var button = self
    button.letter = mnemonic.lowercased().first
    return button
  }

  /// The letters that move the focus in a terminal, and cannot be the key of a button.
  package static let lettersOfTerminals: Set<Character> = ["g", "h", "j", "k", "l", "q"]

  /// The problem with the letter; nil if there is none.
  package var mnemonicMistake: String? {
    guard let mnemonic else { return nil }
    if !mnemonic.isLetter { return "\"\(mnemonic)\" is the key of a button and no letter" }
    guard Self.lettersOfTerminals.contains(mnemonic) else { return nil }
    return "\(mnemonic) is the key of a button and moves about in a terminal"
  }
}

/// The arrangement of a list's rows, where the host has room for it.
public enum ListLayout: String, Equatable, Sendable {
  /// One row under the other.
  case rows
  /// Cards in lines of several, each with its row's picture over the title.
  case grid
}

/// A placeholder for a list that has no rows.
public struct EmptyStateValue: Equatable, Sendable {
  /// The reason why there are no rows.
  public let title: String
  /// A further explanation; nil if there is none.
  public let message: String?
  /// The picture; nil if there is none.
  public let symbol: Symbol?

  package init(title: String, message: String? = nil, symbol: Symbol? = nil) {
    self.title = title
    self.message = message
    self.symbol = symbol
  }
}

/// The purpose of a text.
public enum TextRole: String, Equatable, Sendable {
  case body, heading, secondary, error
  /// A number or a few words that are the main content of a screen, such as a counter's count.
  case figure
}

/// The state of a progress bar.
public struct ProgressValue: Equatable, Sendable {
  /// The label of the operation.
  public let label: String
  /// The completed fraction, from 0 to 1.
  public let fraction: Double

  package init(label: String, value: Double, total: Double) {
    self.label = label
    let fraction = total > 0 ? value / total : 0
    self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// The fraction as a percentage, such as "30%", rounded down, so that "100%" means completion.
  public var percentage: String { "\(Int(fraction * 100))%" }
}
