public import Calcot

/// A page of a session as the user has it before them: they read it and use what is on it.
///
/// What they do may take its way to the app; its effects are there after ``settle()``.
@MainActor
public protocol DrivenPage: AnyObject {
  /// The page as it was looked at last.
  var document: PageNode { get }
  /// Uses a button, or whatever has an action.
  func use(_ node: PageNode)
  /// Makes the text of a field be `text`.
  func fill(_ field: PageNode, with text: String)
  /// Types `text` at the end of a field.
  func type(_ text: String, into field: PageNode)
  /// Presses Enter in a field.
  func submit(_ field: PageNode)
  /// Scrolls to the end of what is shown, or to its beginning.
  func scroll(toEnd: Bool)
  /// Makes the page as narrow as on a phone, or as wide as on a desk.
  func resize(isNarrow: Bool)
  /// Does what the page offers: follows the link, copies the text, saves the file.
  func carryOut()
  /// Chooses these files where the page lets the user choose some, and sends them.
  func pick(_ files: [PickedFile])
  /// What the page has done so, in order, as it has come out.
  var performed: [HostWork] { get }
  /// Returns when the page has told everything, and shows everything that its session shows.
  func settle() async
  /// Goes away from the page.
  func close()
}

extension PageNode {
  /// What using the node does; nil where it does nothing.
  var action: String? {
    attributes["name"] == "do" ? attributes["value"] : attributes["data-do"]
  }

  /// What a list on the page shows its end or its beginning by, and what leads there.
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

  /// The form that the node is in.
  var form: PageNode? {
    var node: PageNode? = self
    while let current = node, current.tag != "form" { node = current.parent }
    return node
  }

  /// The action of typing into the field.
  var editing: String { attributes["data-do"] ?? "e \(attributes["name"] ?? "")" }
}
