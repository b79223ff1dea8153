import Calcot
import CalcotTesting

/// The screens and the ways between them that an exploration found, in the form of `calcot map`.
public struct RouteGraph: Sendable {
  /// A way from one screen to another.
  public struct Arrow: Hashable, Sendable, Comparable {
    /// The name of the screen from which the way leads.
    public let from: String
    /// The name of the screen to which the way leads.
    public let to: String
    /// The kind of the way, in the words of `calcot map`: "push", "sheet", "tab".
    public let how: String

    public static func < (one: Arrow, other: Arrow) -> Bool {
      (one.from, one.to, one.how) < (other.from, other.to, other.how)
    }
  }

  /// The names of the screens, sorted.
  public private(set) var screens: [String] = []
  /// The ways between them, sorted.
  public private(set) var arrows: [Arrow] = []

  mutating func note(screen: String) { Self.insert(screen, into: &screens) }

  mutating func note(_ arrow: Arrow) {
    note(screen: arrow.from)
    note(screen: arrow.to)
    Self.insert(arrow, into: &arrows)
  }

  private static func insert<Value: Comparable>(_ value: Value, into values: inout [Value]) {
    let index = values.firstIndex { !($0 < value) } ?? values.count
    if index < values.count, values[index] == value { return }
    values.insert(value, at: index)
  }

  /// The graph in the language of Graphviz.
  public var dot: String {
    let nodes = screens.map { "  \(Self.quoted($0)) [label=\(Self.quoted($0))];" }
    let edges = arrows.map {
      "  \(Self.quoted($0.from)) -> \(Self.quoted($0.to)) [label=\(Self.quoted($0.how))];"
    }
    let lines = ["digraph \"explored\" {", "  rankdir=LR; compound=true;"] + nodes + edges
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// The graph in the language of Mermaid.
  public var mermaid: String {
    let number = Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($1, $0) })
    let nodes = screens.enumerated().map { "  s\($0)(\(Self.quoted($1)))" }
    let edges = arrows.map { arrow in
      "  s\(number[arrow.from] ?? 0) -->|\(Self.quoted(arrow.how))| s\(number[arrow.to] ?? 0)"
    }
    return (["flowchart LR"] + nodes + edges).joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline } + "\""
  }
}

extension RouteGraph.Arrow {
  /// Creates the way of a transition. It begins at the screen that requested the transition, which
  /// may be beside the visible one. Returns `nil` if the transition leads back, or to no new
  /// screen.
  @MainActor
  init?(_ transition: TreeTransition, name: (ScreenID) -> String) {
    var asker: ScreenID?
    if case .screen(let screen) = transition.askedBy { asker = transition.before.node(screen)?.id }
    guard let to = transition.after.visible?.id, to != transition.before.visible?.id,
      let from = asker ?? transition.before.visible?.id
    else { return nil }
    let how: String
    switch transition.move {
    case .push, .pushNew, .bringToFront, .show: how = "push"
    case .present, .presentOnly: how = Self.words(for: transition.after.topLayer?.style)
    case .select, .goTo: how = "tab"
    case .replaceTop, .setStack, .setSide, .batch: how = "replace"
    // NB: the addresses that an exploration opens lead from everywhere to everywhere.
    default: return nil
    }
    self.init(from: name(from), to: name(to), how: how)
  }

  private static func words(for style: ModalStyle?) -> String {
    switch style {
    case .sheet, .halfSheet: "sheet"
    case .popover: "popover"
    case .fullScreen: "full screen"
    case nil: "modal"
    }
  }
}
