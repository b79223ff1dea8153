/// A page of a session as a person has it before them: they read it and use what is on it.
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

  /// The action of typing into the field.
  var editing: String { attributes["data-do"] ?? "e \(attributes["name"] ?? "")" }
}
