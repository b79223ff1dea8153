import Calcot
import CalcotContent

/// A value of an app as the key of its HTML.
struct PieceKey: Hashable, Sendable {
  private let base: any Hashable & Sendable

  init(_ base: any Hashable & Sendable) { self.base = base }

  static func == (left: PieceKey, right: PieceKey) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }
}

/// The functions with which an app makes HTML for its own values, by the types of the values.
@MainActor
struct PieceRegistry {
  private var makers: [ObjectIdentifier: @MainActor (any Hashable & Sendable) -> HTML?] = [:]

  nonisolated init() {}

  var isEmpty: Bool { makers.isEmpty }

  mutating func register<Value: Hashable & Sendable>(
    _ make: @escaping @MainActor (Value) -> HTML
  ) {
    makers[ObjectIdentifier(Value.self)] = { value in (value as? Value).map { make($0) } }
  }

  func html(of value: any Hashable & Sendable) -> HTML? {
    makers[ObjectIdentifier(type(of: value))]?(value)
  }
}

/// The HTML of the values that the screens of one app show, made once for each value.
@MainActor
final class HTMLPieces {
  private let registry: PieceRegistry
  private let report: (String) -> Void
  private var shown: [PieceKey: [HTMLNode]] = [:]

  init(_ registry: PieceRegistry, report: @escaping (String) -> Void) {
    self.registry = registry
    self.report = report
  }

  /// Returns the HTML of the values in a scene, and forgets that of all others.
  func nodes(on scene: HTMLNode.Scene) -> [PieceKey: [HTMLNode]] {
    guard !registry.isEmpty else { return [:] }
    var now: [PieceKey: [HTMLNode]] = [:]
    for value in scene.layers.flatMap(\.arrangement.panes).flatMap(\.pieces) {
      let key = PieceKey(value.base)
      guard now[key] == nil else { continue }
      now[key] = shown[key] ?? make(value)
    }
    shown = now
    return now
  }

  private func make(_ value: NativeValue) -> [HTMLNode]? {
    guard let html = registry.html(of: value.base) else { return nil }
    let (nodes, lost) = html.nodes.forReading
    var problems = html.problems
    problems += Set(lost).sorted().map {
      "<\($0)> was left out: a piece is for reading, so put controls and pictures beside it"
    }
    for problem in problems { report("the piece \"\(type(of: value.base))\": \(problem)") }
    return nodes
  }
}

extension HTMLNode.Scene.Pane {
  fileprivate var pieces: [NativeValue] {
    guard case .semantic(let content) = body else { return [] }
    return content.allElements.compactMap { element in
      if case .native(let value) = element.kind { value } else { nil }
    }
  }
}

extension [HTMLNode] {
  private static var unread: Set<String> { ["button", "input", "label", "img"] }

  /// The nodes without controls and pictures, and the names of the tags that were left out.
  fileprivate var forReading: (nodes: [HTMLNode], lost: [String]) {
    reduce(into: ([], [])) { all, node in
      guard case .tag(var tag) = node else { return all.nodes.append(node) }
      guard !Self.unread.contains(tag.name) else { return all.lost.append(tag.name) }
      let (children, lost) = tag.children.forReading
      tag.children = children
      all.nodes.append(.tag(tag))
      all.lost += lost
    }
  }

  /// Returns the nodes for a tag with an identifier. They have identifiers of their own, with which
  /// patches change them.
  func named(in parent: String) -> [HTMLNode] {
    named(in: parent) { tag, id in
      var tag = tag
      tag.id = tag.id.map { "\(parent)/\($0)" } ?? id
      tag.children = tag.childrenForPatches { $0.named(in: id) }
      return tag
    }
  }

  /// Returns the nodes with their tags changed. A tag without a key is identified by its position
  /// among the tags of its name.
  ///
  /// - Parameter name: Returns a tag with its content changed, given the identifier of its
  ///   position.
  func named(in parent: String, _ name: (HTMLTag, String) -> HTMLTag) -> [HTMLNode] {
    var counts: [String: Int] = [:]
    return map { node in
      guard case .tag(let tag) = node else { return node }
      if tag.id == nil { counts[tag.name, default: 0] += 1 }
      let count = counts[tag.name, default: 0]
      return .tag(name(tag, "\(parent):\(tag.name)\(count > 1 ? "\(count)" : "")"))
    }
  }
}

extension HTMLTag {
  /// Returns the children of the tag with identifiers. NB: the children of a drawing have no
  /// identifiers, so that a patch replaces the drawing as a whole: a browser would not draw a part
  /// that is inserted by itself.
  func childrenForPatches(_ name: ([HTMLNode]) -> [HTMLNode]) -> [HTMLNode] {
    self.name == "svg" ? children.map(\.unnamed) : name(children)
  }
}

extension HTMLNode {
  fileprivate var unnamed: HTMLNode {
    guard case .tag(var tag) = self else { return self }
    tag.id = nil
    tag.children = tag.children.map(\.unnamed)
    return .tag(tag)
  }
}
