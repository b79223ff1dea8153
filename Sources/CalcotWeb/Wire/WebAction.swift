package import Calcot
package import CalcotContent

/// An action of the user in a browser: the value of a button, or a message of the live page. Pages
/// with and without script use the same encoding.
package enum WebAction: Equatable, Sendable {
  /// An input that every host can report.
  case input(HostInput)
  /// A field has received a text, which is sent beside the action.
  case edit(ElementID, in: ScreenID)
  /// A number is to be moved up or down by one step.
  case step(ElementID, up: Bool, in: ScreenID)
  /// Another entry of the browser's history has become the current one.
  case history(Int)
  /// Another tab has changed the visitor's values, whose cookie is sent beside the action.
  case values
  /// The user has pressed a button of an app's own view.
  case button(String, in: ScreenID)
  /// A field of an app's own view has received a text, which is sent beside the action.
  case field(String, in: ScreenID)

  /// Parses an action; `nil` if it is invalid.
  package init?(_ text: String) {
    var words = text.split(
      separator: " ", maxSplits: 1, omittingEmptySubsequences: false)[...]
    guard let verb = words.popFirst() else { return nil }
    let rest = words.first.map(String.init) ?? ""
    switch verb {
    case "a", "s", "e", "n+", "n-":
      guard let (screen, element) = Self.element(rest) else { return nil }
      self =
        switch verb {
        case "a": .input(.activate(element, in: screen))
        case "s": .input(.submit(element, in: screen))
        case "e": .edit(element, in: screen)
        default: .step(element, up: verb == "n+", in: screen)
        }
    case "v", "w":
      guard let (screen, key) = Self.number(rest) else { return nil }
      let id = ScreenID(rawValue: screen)
      self = verb == "v" ? .button(key, in: id) : .field(key, in: id)
    case "r":
      guard let (from, more) = Self.number(rest), let (to, path) = Self.number(more), from <= to,
        let (screen, list) = Self.element(path)
      else { return nil }
      self = .input(.showRows(from..<to, of: list, in: screen))
    case "o": self = .input(.open(rest))
    case "w0", "w1": self = .input(.resize(isNarrow: verb == "w1"))
    default: self.init(verb: verb, numbers: rest)
    }
  }

  private init?(verb: Substring, numbers: String) {
    let words = numbers.split(separator: " ")
    let numbers = words.compactMap { Int(outside: $0) }
    guard numbers.count == words.count else { return nil }
    switch (verb, numbers.count) {
    case ("b", 1): self = .input(.back(from: ScreenID(rawValue: numbers[0])))
    case ("d", 2):
      self = .input(
        .dismiss(LayerID(rawValue: numbers[0]), through: LayerID(rawValue: numbers[1])))
    case ("c", 2): self = .input(.choose(numbers[0], in: LayerID(rawValue: numbers[1])))
    case ("t", 2): self = .input(.select(numbers[0], in: ScreenID(rawValue: numbers[1])))
    case ("m", 1): self = .input(.closeMessage(MessageID(rawValue: numbers[0])))
    case ("u", 1): self = .input(.useMessage(MessageID(rawValue: numbers[0])))
    case ("h", 1): self = .history(numbers[0])
    case ("k", 0): self = .values
    case ("q0", 1): self = .input(.reply(.cancelled, to: HostRequestID(rawValue: numbers[0])))
    case ("q1", 1): self = .input(.reply(.done, to: HostRequestID(rawValue: numbers[0])))
    default: return nil
    }
  }

  /// Parses an element's name such as `3/body/list/42`.
  package static func element(_ text: String) -> (ScreenID, ElementID)? {
    guard let slash = text.firstIndex(of: "/"), let screen = Int(outside: text[..<slash]) else {
      return nil
    }
    return (ScreenID(rawValue: screen), ElementID(String(text[text.index(after: slash)...])))
  }

  /// Parses a number and returns it with the text after the following space.
  private static func number(_ text: String) -> (Int, String)? {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(outside: parts[0]) else { return nil }
    return (number, String(parts[1]))
  }
}
