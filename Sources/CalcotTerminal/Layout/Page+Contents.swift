import Calcot
import CalcotContent

extension Page {
  private static let roomyRows = 12

  /// Creates the page of a screen with its navigation bar. The bar scrolls too if it would leave
  /// too little room.
  ///
  /// - Parameters:
  ///   - under: The containers' bars above the page, which are drawn elsewhere.
  ///   - scrolling: The containers' bars that scroll with the page.
  ///   - spareRows: The rows that are left around a sheet, which has the gaps of a large window.
  init(
    _ pane: TerminalScene.Pane, _ words: HostWords, pieces: TerminalPieces = TerminalPieces(),
    under: [Block] = [], scrolling: [Block] = [], size: CellSize, spareRows: Int = 0
  ) {
    let bar = BarLayout(pane, words, width: size.columns).block(width: size.columns)
    let isRoomy = size.rows + spareRows >= Page.roomyRows
    let head = isRoomy ? [bar, .rule] : [bar]
    let headHeight = head.reduce(0) { $0 + $1.height }
    let isPinned = headHeight + 3 <= size.rows
    var body: [Block]
    var lists: [BuiltList] = []
    var activities: [String] = []
    switch pane.body {
    case .semantic(let content):
      var builder = BlockBuilder(
        width: size.columns, isRoomy: isRoomy, words: words, pieces: pieces)
      builder.add(content.body)
      body = builder.blocks
      lists = builder.lists
      activities = builder.activities
    case .native:
      body = [.native(height: max(size.rows - (isPinned ? headHeight : 0), 1))]
    }
    if !isPinned { body = head + body }
    let before = scrolling.count + (isPinned ? 0 : head.count)
    self.init(
      under: under, pinned: isPinned ? head : [], blocks: scrolling + body,
      lists: lists.map { $0.moved(by: before) }, activities: activities, size: size)
  }

  /// Creates the page of a dialog with its choices. Where the whole has no room, the choices stand
  /// before the explanation, so that nobody has to find out that there are any.
  init(_ dialog: Dialog, _ words: HostWords, size: CellSize) {
    let preferred = dialog.preferredChoice.map { FocusTarget.choice($0) }
    let whole = Page(
      blocks: Page.blocks(of: dialog, words, size: size, endsWithMessage: false), size: size,
      preferred: preferred)
    guard whole.lastOffset > 0 else {
      self = whole
      return
    }
    self.init(
      blocks: Page.blocks(of: dialog, words, size: size, endsWithMessage: true), size: size,
      preferred: preferred)
  }

  private static func blocks(
    of dialog: Dialog, _ words: HostWords, size: CellSize, endsWithMessage: Bool
  ) -> [Block] {
    var builder = BlockBuilder(
      width: size.columns, isRoomy: size.rows >= 5 && !endsWithMessage, words: words)
    let title = TextLayout.wrapped(dialog.title, to: size.columns)
    let room = endsWithMessage ? max(size.rows - dialog.choices.count, 1) : title.count
    let bold = TextStyle(bold: true)
    builder.add(
      text: TextLayout.beginning(of: title, lines: room, width: size.columns), style: bold)
    if let message = dialog.message, !endsWithMessage {
      builder.addGap()
      builder.add(text: message)
    }
    builder.addGap()
    for (index, choice) in dialog.choices.enumerated() {
      builder.add(
        button: ButtonLayout(
          target: .choice(index), text: "[\(choice.label(words))]", style: TextStyle(choice.role),
          takesLetter: choice.role != .destructive))
    }
    guard endsWithMessage else { return builder.blocks }
    if room < title.count { builder.add(text: dialog.title, style: bold) }
    if let message = dialog.message { builder.add(text: message) }
    return builder.blocks
  }
}

extension Dialog {
  /// The index of the main choice, otherwise of one that does no harm.
  var preferredChoice: Int? {
    if let main = choices.firstIndex(where: { $0.role == .main }) { return main }
    let isHarmful = choices.contains { $0.role == .destructive }
    return (isHarmful ? cancelIndex : nil) ?? choices.indices.first
  }

  /// The width of the longest line of text.
  func widestLine(_ words: HostWords) -> Int {
    let texts = [title] + [message].compactMap { $0 } + choices.map { "[\($0.label(words))]" }
    return texts.flatMap { $0.split(whereSeparator: \.isNewline) }.map { DisplayWidth.of($0) }
      .max() ?? 0
  }
}
