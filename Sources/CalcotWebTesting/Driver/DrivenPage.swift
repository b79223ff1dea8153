import Calcot
public import CalcotContent

/// A page of a session, with the controls that its user has.
///
/// The user's actions may reach the app later; their effects are visible after ``settle()``.
@MainActor
public protocol DrivenPage: AnyObject, Sendable {
  /// The page as last observed.
  var document: PageNode { get }
  /// Uses a button or another node with an action.
  func use(_ node: PageNode)
  /// Gives a field a text; for a menu or a group, it is the keys of the chosen options, one a line.
  func fill(_ field: PageNode, with text: String)
  /// Types a text at the end of a field.
  func type(_ text: String, into field: PageNode)
  /// Presses Enter in a field.
  func submit(_ field: PageNode)
  /// Scrolls to the end or the beginning of the content.
  func scroll(toEnd: Bool)
  /// Makes the page as narrow as on a phone, or as wide as on a desktop.
  func resize(isNarrow: Bool)
  /// Performs the page's offer: follows the link, copies the text, or saves the file.
  func carryOut()
  /// Selects files in the page's offer and uploads them.
  func pick(_ files: [PickedFile])
  /// The results of the performed offers, in order.
  var performed: [HostWork] { get }
  /// A Boolean value that indicates whether actions are on their way to the session, or their effects
  /// on their way to the page.
  var isBusy: Bool { get }
  /// Waits until the page has sent everything and shows the latest state of its session.
  func settle() async
  /// Leaves the page.
  func close()
}

extension PageNode {
  /// The action of the node; `nil` if it has none.
  package var action: String? {
    let name = attributes["name"]
    return name?.hasPrefix("do ") == true
      ? name.map { String($0.dropFirst(3)) } : attributes["data-do"]
  }

  /// The address that a browser opens by itself when the node is clicked.
  var followed: String? { attributes["rel"] == nil ? nil : attributes["href"] }

  /// Returns the gap at the end or the beginning of a list, and the action that loads its outermost
  /// rows.
  func rows(toEnd: Bool) -> (gap: PageNode, action: String)? {
    let kind: Substring = toEnd ? "after" : "before"
    let gaps = all.filter { $0.classes.contains("gap") && $0.isReachable }
    guard let gap = gaps.first(where: { $0.classes.contains(kind) }),
      let words = gap.action?.split(separator: " ", maxSplits: 3), let end = Int(words[2]),
      let count = gap.attributes["data-rows"].flatMap({ Int($0) })
    else { return nil }
    let total = end - 200 + 100 + count
    let rows = toEnd ? max(total - 100, 0)..<total : 0..<min(100, end)
    return (gap, "r \(rows.lowerBound) \(rows.upperBound) \(words[3])")
  }

  /// The form that contains the node.
  var form: PageNode? {
    var node: PageNode? = self
    while let current = node, current.tag != "form" { node = current.parent }
    return node
  }

  /// The action of typing into the field.
  var editing: String { attributes["data-do"] ?? "e \(fieldName)" }
}
