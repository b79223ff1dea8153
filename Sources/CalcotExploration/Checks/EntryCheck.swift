import Calcot
import CalcotContent
import CalcotTesting

/// The check that a field keeps a plain text that was entered.
@MainActor
struct EntryCheck {
  private let field: ScreenElement
  private let text: String

  /// Creates a check for a move that enters a plain text; `nil` for other moves.
  init?(_ move: TestMove, _ app: TestApp) {
    guard case .fill(let target, let text) = move, Self.isPlain(text),
      let field = try? app.field(target)
    else { return nil }
    switch field.field?.kind {
    case .line, .lines: break
    default: return nil
    }
    self.field = field
    self.text = text
  }

  /// Returns the moves that enter the text up to its last word, and then the last word; nil if it has only one.
  func words(of move: TestMove) -> (TestMove, TestMove)? {
    guard case .fill(let target, text) = move, let space = text.lastIndex(of: " ") else {
      return nil
    }
    let end = text.index(after: space)
    return (.fill(target, String(text[..<end])), .type(String(text[end...]), target))
  }

  /// Returns the problem, if the field is still there and has another text, or if it was to search for and has gone.
  func problem(in app: TestApp, on screen: String) -> Problem? {
    guard app.tree?.visible?.id == field.screen, app.tree?.dialog == nil,
      let content = app.app?.content(of: field.screen)
    else { return nil }
    if content.element(field.id) == nil, field.field?.kind == .line(.search) {
      return Problem(
        .keepsEntries, on: screen,
        "\"\(field.label)\" is gone after \"\(text)\" was entered, which nobody can take back.")
    }
    guard let element = content.element(field.id),
      case .field(let now) = element.kind, now.complaint(HostWords()) == nil, now.text != text
    else { return nil }
    return Problem(
      .keepsEntries, on: screen, "\"\(now.label)\" has \"\(now.text)\", not \"\(text)\".")
  }

  /// Returns a Boolean value that indicates whether a text is plain, so that an app has no reason
  /// to change it: short, and of letters, digits and single spaces between them.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.count <= 24 && !text.isEmpty && text.first != " " && text.last != " "
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == " ") }
  }
}
