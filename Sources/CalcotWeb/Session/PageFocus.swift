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
  mutating func show(
    _ visible: ScreenID?, _ content: ScreenContent?, isInSheet: Bool, isCovered: Bool
  ) -> [PatchOperation] {
    defer { screen = visible }
    guard let visible else { return [] }
    var operations: [PatchOperation] = []
    if !isCovered, visible != screen {
      operations.append(.focus(target(on: visible, content, isInSheet: isInSheet)))
    }
    if let count = changedCount(content, of: visible) { operations.append(.announce(count)) }
    return operations
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
