/// One node of a page as a browser holds it: a tag, or a text.
public final class PageNode {
  /// The tag's name; empty for a text.
  public let tag: String
  public internal(set) var attributes: [String: String]
  public internal(set) var children: [PageNode] = []
  /// The words of a text.
  public internal(set) var words = ""
  public internal(set) weak var parent: PageNode?

  init(tag: String, attributes: [String: String] = [:]) {
    self.tag = tag
    self.attributes = attributes
  }

  init(words: String) {
    tag = ""
    attributes = [:]
    self.words = words
  }

  /// The text in the node, without tags.
  public var text: String { tag.isEmpty ? words : children.map(\.text).joined() }

  /// What patches call it.
  public var id: String? { attributes["id"] }

  /// The classes of the tag.
  public var classes: [Substring] { attributes["class"]?.split(separator: " ") ?? [] }

  /// The node and all in it, each before what it contains.
  public var all: [PageNode] { [self] + children.flatMap(\.all) }

  /// The first node for which a condition holds.
  public func first(where condition: (PageNode) -> Bool) -> PageNode? {
    if condition(self) { return self }
    for child in children {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }

  /// The node with an id.
  public func node(_ id: String) -> PageNode? { first { $0.id == id } }

  /// Whether the user can reach the node: nothing that holds it is inert or not shown.
  public var isReachable: Bool {
    var node: PageNode? = self
    while let current = node {
      if current.attributes["inert"] != nil || current.attributes["hidden"] != nil { return false }
      node = current.parent
    }
    return true
  }

  func append(_ child: PageNode) { insert(child, at: children.count) }

  func insert(_ child: PageNode, at place: Int) {
    child.parent = self
    children.insert(child, at: place)
  }

  func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
