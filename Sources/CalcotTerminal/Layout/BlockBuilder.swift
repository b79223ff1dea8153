import Calcot
import CalcotContent

/// A builder that turns elements into blocks, with gaps between them.
struct BlockBuilder {
  private enum Family { case text, heading, button, row, field }

  let width: Int
  /// A Boolean value that indicates whether there is room for gaps.
  let isRoomy: Bool
  private(set) var blocks: [Block] = []
  /// The lists whose rows are not all built.
  private(set) var lists: [BuiltList] = []
  private var last: Family?

  init(width: Int, isRoomy: Bool) {
    self.width = width
    self.isRoomy = isRoomy
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
    let target = FocusTarget.element(element.id)
    switch element.kind {
    case .text(let text, let role):
      add(
        .text(text, style: BlockBuilder.style(of: role), width: width),
        role == .heading ? .heading : .text)
    case .button: if let face = ButtonLayout(element) { add(button: face) }
    case .textField(let value):
      add(FieldLayout(target: target, value: value).block(width: width), .field)
    case .list(let header, let rows): return add(list: element, header, rows)
    case .section(let header):
      if let header { add(.text(header, style: TextStyle(bold: true), width: width), .heading) }
    case .row(let title, let detail, let opens):
      let row = RowLayout(
        target: target, title: title, detail: detail, opens: opens,
        actions: element.children.compactMap(ButtonLayout.init))
      return add(row.block(width: width), .row)
    case .activity(let label): add(text: "… " + label)
    case .progress(let value):
      add(text: "\(value.label) \(value.percentage)")
      add(text: value.bar(width: width))
    }
    add(element.children)
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
    if first == .heading { return false }
    return first != second || second == .field || second == .heading
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
