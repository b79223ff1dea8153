import CalcotTree

/// The fields of a form, as a browser without script sends them. NB: All that takes a time in proportion to
/// the form is done when it is read, off the main actor.
struct FormBody: Sendable {
  /// The texts of the fields of screens, by name. A field with options has one text for each chosen
  /// option.
  let texts: [String: [String]]
  /// The action of the button that sent the form, which is the button's name; `nil` if there is
  /// none. NB: Text browsers show a button's value.
  let action: String?
  /// The form as one of those that may come twice; `nil` if its page carries no number.
  let submission: Submission?
  /// The screen of the form, by its first field; `nil` if it has none.
  let screen: ScreenID?
  /// The page's own fields, of which the first with a name counts.
  private let own: [String: String]

  /// Parses `application/x-www-form-urlencoded` off the main actor.
  @concurrent
  static func read(_ bytes: [UInt8]) async -> FormBody { FormBody(bytes) }

  /// Parses `application/x-www-form-urlencoded`. The cost is linear; the texts are stream-safe.
  init(_ bytes: [UInt8]) {
    var (texts, own): ([String: [String]], [String: String]) = ([:], [:])
    var (action, screen): (String?, ScreenID?)
    for pair in bytes.split(separator: 0x26) {
      let parts = pair.split(separator: 0x3D, maxSplits: 1, omittingEmptySubsequences: false)
      let name = Self.decoded(parts[0])
      let value = parts.count > 1 ? Self.decoded(parts[1]) : ""
      if name.first?.isNumber == true {
        texts[name, default: []].append(value)
        screen = screen ?? WebAction.element(name)?.0
      } else if name.hasPrefix(Self.actionPrefix) {
        action = action ?? String(name.dropFirst(Self.actionPrefix.count))
      } else if own[name] == nil, own.count < Self.mostOwn {
        own[name] = value
      }
    }
    (self.texts, self.action, self.screen, self.own) = (texts, action, screen, own)
    submission = Submission(once: own[Self.onceName] ?? "", bytes)
  }

  /// The beginning of the names of buttons.
  static let actionPrefix = "do "

  /// The name of the field that tells one submission of a form from another.
  static let onceName = "once"

  /// The maximum number of the page's own fields: it has three.
  private static let mostOwn = 16

  subscript(name: String) -> String? { own[name] }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == 0x2B {
        result.append(0x20)
      } else if byte == 0x25, let coded = PercentCoding.takeByte(from: &rest) {
        // NB: browsers send CRLF for a line break.
        if coded == 0x0A, result.last == 0x0D { result.removeLast() }
        result.append(coded)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self).streamSafe
  }
}
