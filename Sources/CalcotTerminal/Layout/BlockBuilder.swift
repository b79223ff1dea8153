import Calcot
import CalcotContent

/// A builder that turns elements into blocks, with gaps between them.
struct BlockBuilder {
  private enum Family { case text, heading, footer, button, row, field, toggle, emptyState }

  let width: Int
  /// A Boolean value that indicates whether there is room for gaps.
  let isRoomy: Bool
  let words: HostWords
  private(set) var blocks: [Block] = []
  /// The lists whose rows are not all built.
  private(set) var lists: [BuiltList] = []
  private var last: Family?

  init(width: Int, isRoomy: Bool, words: HostWords) {
    self.width = width
    self.isRoomy = isRoomy
    self.words = words
  }

  mutating func add(_ elements: [Element]) {
    for element in elements { add(element) }
  }

  mutating func add(text: String, style: TextStyle = .standard) {
    add(.text(text, style: style, width: width), .text)
  }

  mutating func addGap() {
    if isRoomy, !blocks.isEmpty { blocks.append(.gap) }
    last = nil
  }

  mutating func add(button: ButtonLayout) { add(.buttons([button], width: width), .button) }

  private mutating func add(_ element: Element) {
    switch element.kind {
    case .text(let text, let role):
      add(
        .text(text, style: BlockBuilder.style(of: role), width: width),
        role == .heading ? .heading : .text)
    case .button: if let face = ButtonLayout(element) { add(button: face) }
    case .field(let value):
      let field = FieldLayout(id: element.id, value: value, words: words)
      add(field.block(width: width), value.kind == .toggle ? .toggle : .field)
    case .list(let header, let rows): return add(list: element, header, rows)
    case .section(let header, let footer): return add(section: element, header, footer)
    case .link(let label): add(button: ButtonLayout(link: element, label, width: width))
    case .emptyState(let title, let message): return add(emptyState: element, title, message)
    case .row(let value):
      let row = RowLayout(
        target: .element(element.id), value: value,
        actions: element.children.compactMap(ButtonLayout.init))
      return add(row.block(width: width), .row)
    case .activity(let label): add(text: "… " + label)
    case .progress(let value):
      add(text: "\(value.label) \(value.percentage)")
      add(text: value.bar(width: width))
    }
    add(element.children)
  }

  private mutating func add(section: Element, _ header: String?, _ footer: String?) {
    if let header {
      add(.text(header, style: TextStyle(bold: true), width: width), .heading)
    }
    add(section.children)
    if let footer { add(.text(footer, style: TextStyle(dim: true), width: width), .footer) }
  }

  /// Adds what stands in place of a list, apart from what is around it.
  private mutating func add(emptyState: Element, _ title: String, _ message: String?) {
    add(.text(title, style: TextStyle(bold: true), width: width), .emptyState)
    if let message { blocks.append(.text(message, style: TextStyle(dim: true), width: width)) }
    add(emptyState.children)
    last = .emptyState
  }

  /// Adds a list; each unbuilt row takes one line.
  private mutating func add(list: Element, _ header: String?, _ rows: RowWindow) {
    if let header {
      add(.text(header, style: TextStyle(bold: true), width: width), .heading)
    }
    let before = rows.range.lowerBound
    if before > 0 { add(.unbuilt(rows: 0..<before, of: list.id), .row) }
    if !list.children.isEmpty { separate(.row) }
    let first = blocks.count
    add(list.children)
    let after = rows.total - rows.range.upperBound
    if after > 0 { add(.unbuilt(rows: rows.range.upperBound..<rows.total, of: list.id), .row) }
    if !rows.isWhole {
      lists.append(BuiltList(id: list.id, rows: rows, firstBlock: first))
    }
  }

  private mutating func add(_ block: Block, _ family: Family) {
    separate(family)
    blocks.append(block)
  }

  /// Adds the gap before a block of this kind, if there is one.
  private mutating func separate(_ family: Family) {
    if let last, isRoomy, BlockBuilder.gap(between: last, and: family) { blocks.append(.gap) }
    last = family
  }

  private static func gap(between first: Family, and second: Family) -> Bool {
    if first == .heading || second == .footer { return second == .emptyState }
    return first != second || [.field, .heading, .emptyState].contains(second)
  }

  private static func style(of role: TextRole) -> TextStyle {
    switch role {
    case .body: .standard
    case .heading, .figure: TextStyle(bold: true)
    case .secondary: TextStyle(dim: true)
    case .error: TextStyle(foreground: .red)
    }
  }
}

/// A list on a page whose rows are not all built.
struct BuiltList: Equatable, Sendable {
  let id: ElementID
  let rows: RowWindow
  /// The index of the block of the first built row.
  let firstBlock: Int
}

extension ButtonLayout {
  /// Creates the layout of a button element, or returns `nil` for any other element.
  init?(_ element: Element) {
    guard case .button(let label, let role, let isEnabled) = element.kind else { return nil }
    self.init(
      target: .element(element.id), text: "[\(label)]", style: TextStyle(role),
      isEnabled: isEnabled)
  }

  /// Creates the layout of a link, with a sign for a place in the app or an address outside of it.
  init(link: Element, _ label: String, width: Int) {
    let sign = link.address == nil ? " ›" : " ↗"
    self.init(
      target: .element(link.id), text: TextLayout.truncated(label, to: max(width - 2, 1)) + sign,
      style: TextStyle(underline: true, link: link.address))
  }

  init(_ exit: TerminalScene.Exit, _ words: HostWords) {
    self.init(
      target: .exit, text: "\(exit.sign) \(exit.label(words))", isEnabled: exit.blockedBy == nil)
  }
}

extension TextStyle {
  init(_ role: ActionRole) {
    switch role {
    case .main: self.init(bold: true)
    case .destructive: self.init(foreground: .red)
    case .normal, .cancel, .refresh: self.init()
    }
  }
}
