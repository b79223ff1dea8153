import Calcot
import CalcotContent

/// The user's place on the page: where the focus goes when another screen becomes the visible one,
/// and the number of results that was announced last.
struct PageFocus {
  /// The screen that was the visible one when the page was shown last.
  private var screen: ScreenID?
  /// The path of the last used element on each screen.
  private var lastUsed: [ScreenID: ElementID] = [:]
  /// The last announced result count of the visible screen.
  private var resultCount: ResultCount?
  /// The user's last press, until its effect has been told.
  private var press: Press?
  /// The field that has kept the last press from being done; `nil` if none has.
  private var obstacle: Lead?

  /// A field to which a page leads its user.
  struct Lead: Equatable {
    let screen: ScreenID
    let field: ElementID
    /// A Boolean value that indicates whether a press was not done because the field has no value.
    var isMissing = false
  }

  /// A press whose effect on its own screen the user is told.
  private struct Press {
    let screen: ScreenID
    /// The field in which the user pressed Enter.
    var field: ElementID?
    /// A Boolean value that indicates whether the press asks for the texts of the screen to be taken.
    let isSubmission: Bool
    /// A Boolean value that indicates whether it was on a button that cannot be used, as only a page
    /// without script lets its user do.
    var isInVain = false
    /// The figures that the screen had before.
    let figures: [Figure]
  }

  /// Remembers what the user does on a screen, before the app hears of it.
  mutating func acts(_ input: HostInput, _ content: ScreenContent?) {
    switch input {
    case .showRows, .resize, .closeMessage: return
    default: (press, obstacle) = (nil, nil)
    }
    guard let content else { return }
    switch input {
    case .activate(let element, let screen):
      press = Press(
        screen: screen, isSubmission: content.isSubmitted(by: element),
        isInVain: content.element(element)?.isUnusable == true, figures: content.figures)
    case .submit(let field, let screen):
      press = Press(screen: screen, field: field, isSubmission: true, figures: content.figures)
    default: break
    }
  }

  /// Remembers the element to which the focus returns on a screen.
  mutating func used(_ element: ElementID, on screen: ScreenID) { lastUsed[screen] = element }

  /// Forgets the elements of screens that have left the tree.
  mutating func keep(only screens: Set<ScreenID>) {
    lastUsed = lastUsed.filter { screens.contains($0.key) }
  }

  /// Records that a page was made for a screen, whose focus the browser has set by itself.
  mutating func begin(on screen: ScreenID?) { self.screen = screen }

  /// Returns the operations that move the focus and announce results when a screen is shown.
  ///
  /// - Parameters:
  ///   - content: The content of the screen; `nil` for one with a view of the app's own.
  ///   - isCovered: A Boolean value that indicates whether a dialog or a panel covers it. After
  ///     that, the browser itself returns the focus.
  ///   - complaint: Returns the objection to the value of a field.
  mutating func show(
    _ visible: ScreenID?, _ content: ScreenContent?, isInSheet: Bool, isCovered: Bool,
    complaint: (FieldValue) -> String? = { $0.complaint(HostWords()) }
  ) -> [PatchOperation] {
    defer { screen = visible }
    guard let visible else { return [] }
    var operations: [PatchOperation] = []
    if !isCovered, visible != screen {
      operations.append(.focus(target(on: visible, content, isInSheet: isInSheet)))
    }
    if let count = changedCount(content, of: visible) { operations.append(.announce(count)) }
    if !isCovered, let content {
      operations += effect(of: press, on: visible, content, complaint)
    }
    return operations
  }

  /// Returns the field to which a page of the visible screen leads its user when it has been loaded:
  /// the one that has kept a press from being done, or the first one of a sheet that is new.
  func lead(on visible: ScreenID, _ content: ScreenContent, isInSheet: Bool) -> Lead? {
    if let obstacle, obstacle.screen == visible { return obstacle }
    guard isInSheet, lastUsed[visible] == nil else { return nil }
    return content.firstField.map { Lead(screen: visible, field: $0.id) }
  }

  /// Returns the operations that tell the user the effect of their press on its screen: they move
  /// the focus to the first field with an objection, which the browser reads then, or announce the
  /// figures that have changed.
  private mutating func effect(
    of press: Press?, on visible: ScreenID, _ content: ScreenContent,
    _ complaint: (FieldValue) -> String?
  ) -> [PatchOperation] {
    guard let press, press.screen == visible else {
      self.press = nil
      return []
    }
    if press.isSubmission,
      let (field, value) = content.firstField(where: {
        complaint($0) != nil || press.isInVain && $0.isRequired && $0.text.isEmpty
      })
    {
      self.press = nil
      obstacle = Lead(screen: visible, field: field, isMissing: complaint(value) == nil)
      let target = value.focusID(in: PageRenderer.id(of: field, on: visible))
      // NB: a browser reads nothing when the focus stays where it is.
      let objection = press.field == field ? complaint(value) : nil
      return [.focus(target)] + [objection].compactMap { $0.map(PatchOperation.announce) }
    }
    let changed = content.figures.filter { !press.figures.contains($0) }
    guard !changed.isEmpty, content.figures.count == press.figures.count else { return [] }
    self.press = nil
    return [.announce(changed.map(\.text).joined(separator: ", "))]
  }

  /// Returns the element to focus on a screen that has become the visible one: the last used one on
  /// a screen that has returned, the first field of a sheet, or the heading.
  private func target(
    on visible: ScreenID, _ content: ScreenContent?, isInSheet: Bool
  ) -> String {
    let heading = "\(visible.rawValue):h"
    guard let used = lastUsed[visible] else {
      let field = isInSheet ? content?.firstField : nil
      return field.map { $0.value.focusID(in: PageRenderer.id(of: $0.id, on: visible)) } ?? heading
    }
    let id = PageRenderer.id(of: used, on: visible)
    switch content?.element(used)?.kind {
    case .row: return "\(id):o"
    case .field(let field): return field.focusID(in: id)
    case nil where !used.path.hasPrefix("view/"): return heading
    default: return id
    }
  }

  /// Returns the announcement of the number of results, if it has changed on the screen.
  private mutating func changedCount(_ content: ScreenContent?, of visible: ScreenID) -> String? {
    let old = resultCount
    resultCount = content.flatMap { ResultCount($0, of: visible) }
    guard let new = resultCount, new != old, new.screen == old?.screen else { return nil }
    return new.text
  }
}

/// A number that a screen shows large.
private struct Figure: Equatable {
  let element: ElementID
  let text: String
}

extension ScreenContent {
  /// The figures of the screen that are in no list.
  fileprivate var figures: [Figure] { body.figures }

  /// Returns a Boolean value that indicates whether an element is a main button that is in no list.
  fileprivate func isSubmitted(by id: ElementID) -> Bool {
    toolbar.hasMain(id) || body.hasMain(id)
  }
}

extension [Element] {
  fileprivate func hasMain(_ id: ElementID) -> Bool {
    contains { element in
      switch element.kind {
      case .list, .table: false
      default: element.id == id ? element.isMain : element.children.hasMain(id)
      }
    }
  }

  fileprivate var figures: [Figure] {
    flatMap { element -> [Figure] in
      switch element.kind {
      case .text(let text, .figure): [Figure(element: element.id, text: text)]
      case .metric(let value):
        [Figure(element: element.id, text: "\(value.label) \(value.value)")]
      case .list, .table: []
      default: element.children.figures
      }
    }
  }
}
