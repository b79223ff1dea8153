import Calcot
import CalcotContent
import CalcotTesting

/// The check that what was typed or chosen outlives a refresh, a visit of another screen, and what happens
/// outside.
@MainActor
struct TypedCheck {
  private struct Entry {
    let field: ScreenElement
    var text: String
  }

  private var entries: [Entry] = []
  private var entered: ScreenElement?
  private var isNeutral = false
  private var isBack = false
  private var visible: ScreenID?

  /// A Boolean value that indicates whether the last move was one to check.
  private(set) var isMade = false

  /// Records what a move enters.
  mutating func willMake(_ move: TestMove, of control: UsedControl, _ app: TestApp) {
    (entered, visible, isMade, isBack) = (nil, app.tree?.visible?.id, false, move == .back)
    switch move {
    case .fill(let target, _), .choose(_, let target), .step(let target, _):
      entered = try? app.field(target)
      isNeutral = false
    case .back, .closeMessage, .scroll, .turnPage, .outside: isNeutral = true
    case .tap: isNeutral = control.isTab || control.role == .refresh
    default: isNeutral = false
    }
  }

  /// Returns the problem after the move, if a field has another text than before it.
  mutating func problem(in app: TestApp, name: (ScreenID) -> String) -> Problem? {
    guard let tree = app.tree, tree.dialog == nil else { return nil }
    if let entered, Self.keeps(entered) {
      // NB: what is entered on another screen may be meant for the fields of this one.
      entries.removeAll { $0.field.screen != entered.screen || $0.field.id == entered.id }
      entries.append(Entry(field: entered, text: ""))
    }
    // NB: a screen that goes back within itself may show other fields.
    if isBack, tree.visible?.id == visible { entries = [] }
    guard isNeutral else {
      // NB: an entry, a button or a choice on another screen may change fields on purpose.
      let isOver = entered == nil && tree.visible?.id == visible
      entries = isOver ? [] : entries.compactMap { Self.renewed($0, app) }
      return nil
    }
    let shown = entries.filter { $0.field.screen == tree.visible?.id }
    isMade = !shown.isEmpty
    for entry in shown {
      guard let now = Self.renewed(entry, app), now.text != entry.text else { continue }
      entries = []
      return Problem(
        .keepsTyped, on: name(entry.field.screen),
        "\"\(entry.field.label)\" had \"\(entry.text)\", and has \"\(now.text)\" now.")
    }
    return nil
  }

  private static func keeps(_ field: ScreenElement) -> Bool {
    switch field.field?.kind {
    case .line(.search)?, nil: false
    case .some(let kind): !kind.isSecret
    }
  }

  private static func renewed(_ entry: Entry, _ app: TestApp) -> Entry? {
    guard let element = app.app?.content(of: entry.field.screen)?.element(entry.field.id),
      case .field(let field) = element.kind, field.label == entry.field.label
    else { return nil }
    return Entry(field: entry.field, text: field.text)
  }
}
