/// A node of a page, as a browser holds it: a tag or a text.
public final class PageNode {
  /// The tag's name; empty for a text.
  public let tag: String
  /// The attributes of the tag by name.
  public internal(set) var attributes: [String: String]
  /// The child nodes.
  public internal(set) var children: [PageNode] = []
  /// The content of a text.
  public internal(set) var words = ""
  /// The parent node.
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
  public var text: String { all.reduce(into: "") { $0 += $1.words } }

  /// The identifier that patches use.
  public var id: String? { attributes["id"] }

  /// The classes of the tag.
  public var classes: [Substring] { attributes["class"]?.split(separator: " ") ?? [] }

  /// The node and its descendants, each before its children.
  public var all: [PageNode] {
    var nodes: [PageNode] = []
    collect(into: &nodes)
    return nodes
  }

  private func collect(into nodes: inout [PageNode]) {
    nodes.append(self)
    for child in children { child.collect(into: &nodes) }
  }

  /// Returns the first node that satisfies a condition.
  public func first(where condition: (PageNode) -> Bool) -> PageNode? {
    if condition(self) { return self }
    for child in children {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }

  /// Returns the node with an identifier.
  public func node(_ id: String) -> PageNode? { first { $0.id == id } }

  /// A Boolean value that indicates whether the user can reach the node: neither it nor an ancestor
  /// is inert or hidden.
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
