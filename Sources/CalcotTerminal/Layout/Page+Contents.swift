import Calcot
import CalcotContent

extension TerminalScene.Pane {
  /// A Boolean value that indicates whether the content has cards or cells side by side, for which a wide
  /// window is used whole.
  var hasColumns: Bool {
    guard case .semantic(let content) = body else { return false }
    return content.body.contains(where: \.hasColumns)
  }
}

extension Element {
  fileprivate var hasColumns: Bool {
    switch kind {
    case .list(_, _, let layout): layout == .grid
    case .table(let columns): columns.count > 4
    case .section: children.contains(where: \.hasColumns)
    default: false
    }
  }
}

extension Page {
  private static let roomyRows = 12
  private static let leastColumnsOfRule = 16

  /// Creates the page of a screen with its navigation bar. The bar scrolls with the page if it
  /// would leave too little room, except in the border of a panel.
  ///
  /// - Parameters:
  ///   - under: The containers' bars above the page, which are drawn elsewhere.
  ///   - scrolling: The containers' bars that scroll with the page.
  ///   - spareRows: The rows that are left around a sheet, which count when gaps are chosen.
  ///   - isPanel: A Boolean value that indicates whether the page's bar is in a border.
  ///   - isSide: A Boolean value that indicates whether the page stands beside another one.
  init(
    _ pane: TerminalScene.Pane, _ words: HostWords, pieces: TerminalPieces = TerminalPieces(),
    under: [Block] = [], scrolling: [Block] = [], size: CellSize, spareRows: Int = 0,
    isPanel: Bool = false, isSide: Bool = false
  ) {
    let isRoomy = size.rows + spareRows >= Page.roomyRows
    let isOnRule = isPanel || isRoomy && size.columns >= Page.leastColumnsOfRule
    let bar = BarLayout(pane, words, width: size.columns, isOnRule: isOnRule)
    let head = Block.bar(bar, width: size.columns)
    let headHeight = head.reduce(0) { $0 + $1.height }
    let pinned = headHeight + 3 <= size.rows ? head : isPanel ? Array(head.prefix(1)) : []
    var body: [Block]
    var lists: [BuiltList] = []
    var activities: [String] = []
    switch pane.body {
    case .semantic(let content):
      var builder = BlockBuilder(
        width: size.columns, isRoomy: isRoomy, words: words, pieces: pieces, isSide: isSide,
        imageRows: isRoomy ? (size.rows + spareRows) / 2 : 0)
      builder.add(content.body)
      body = builder.blocks
      lists = builder.lists
      activities = builder.activities
    case .native:
      let kept = pinned.reduce(0) { $0 + $1.height }
      body = [.native(height: max(size.rows - kept, 1))]
    }
    body = head.dropFirst(pinned.count) + body
    let before = scrolling.count + head.count - pinned.count
    self.init(
      under: under, pinned: pinned, blocks: scrolling + body,
      lists: lists.map { $0.moved(by: before) }, activities: activities, size: size)
  }

  /// Creates the page of a dialog with its choices. If not everything fits, the choices precede the
  /// explanation, so that the user sees them first.
  ///
  /// - Parameter isTitled: A Boolean value that indicates whether the title is in the page, rather
  ///   than in the border.
  init(_ dialog: Dialog, _ words: HostWords, size: CellSize, isTitled: Bool) {
    let preferred = dialog.preferredChoice.map { FocusTarget.choice($0) }
    let title = isTitled ? TextLayout.wrapped(dialog.title, to: size.columns) : []
    let whole = Page(
      blocks: Page.blocks(of: dialog, titled: title, words, size: size, endsWithMessage: false),
      size: size, preferred: preferred)
    guard whole.lastOffset > 0 else {
      self = whole
      return
    }
    self.init(
      blocks: Page.blocks(of: dialog, titled: title, words, size: size, endsWithMessage: true),
      size: size, preferred: preferred)
  }

  private static func blocks(
    of dialog: Dialog, titled title: [String], _ words: HostWords, size: CellSize,
    endsWithMessage: Bool
  ) -> [Block] {
    var builder = BlockBuilder(
      width: size.columns, isRoomy: size.rows >= 5 && !endsWithMessage, words: words)
    let room = endsWithMessage ? max(size.rows - dialog.choices.count, 1) : title.count
    let bold = TextStyle(bold: true)
    if !title.isEmpty {
      builder.add(
        text: TextLayout.beginning(of: title, lines: room, width: size.columns), style: bold)
    }
    if let message = dialog.message, !endsWithMessage {
      builder.addGap()
      builder.add(text: message)
    }
    builder.addGap()
    for (index, choice) in dialog.choices.enumerated() {
      builder.add(
        button: ButtonLayout(
          target: .choice(index), text: "[\(choice.label(words))]", style: TextStyle(choice.role),
          letterSource: choice.role == .destructive ? .none : .label))
    }
    guard endsWithMessage else { return builder.blocks }
    if room < title.count { builder.add(text: dialog.title, style: bold) }
    if let message = dialog.message { builder.add(text: message) }
    return builder.blocks
  }
}

extension Dialog {
  /// The index of the main choice, otherwise of a harmless one.
  var preferredChoice: Int? {
    if let main = choices.firstIndex(where: { $0.role == .main }) { return main }
    let isHarmful = choices.contains { $0.role == .destructive }
    return (isHarmful ? cancelIndex : nil) ?? choices.indices.first
  }

  /// Returns the title if it is a single line that fits in a width.
  func lineOfTitle(width: Int) -> String? {
    let isLine = !title.contains(where: \.isNewline) && DisplayWidth.of(title) <= width
    return isLine && !title.isEmpty ? title : nil
  }

  /// The width of the longest line of text.
  func widestLine(_ words: HostWords) -> Int {
    let texts = [title, message].compactMap(\.self) + choices.map { "[\($0.label(words))]" }
    return texts.flatMap { $0.split(whereSeparator: \.isNewline) }.map { DisplayWidth.of($0) }
      .max() ?? 0
  }
}
