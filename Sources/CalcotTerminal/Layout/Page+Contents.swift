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
  init(
    _ pane: TerminalScene.Pane, _ words: HostWords, pieces: TerminalPieces = TerminalPieces(),
    under: [Block] = [], scrolling: [Block] = [], size: CellSize
  ) {
    let bar = BarLayout(pane, words, width: size.columns).block(width: size.columns)
    let isRoomy = size.rows >= Page.roomyRows
    let head = isRoomy ? [bar, .rule] : [bar]
    let headHeight = head.reduce(0) { $0 + $1.height }
    let isPinned = headHeight + 3 <= size.rows
    var body: [Block]
    var lists: [BuiltList] = []
    switch pane.body {
    case .semantic(let content):
      var builder = BlockBuilder(
        width: size.columns, isRoomy: isRoomy, words: words, pieces: pieces)
      builder.add(content.body)
      body = builder.blocks
      lists = builder.lists
    case .native:
      body = [.native(height: max(size.rows - (isPinned ? headHeight : 0), 1))]
    }
    if !isPinned { body = head + body }
    let before = scrolling.count + (isPinned ? 0 : head.count)
    self.init(
      under: under, pinned: isPinned ? head : [], blocks: scrolling + body,
      lists: lists.map { $0.moved(by: before) }, size: size)
  }

  /// Creates the page of a dialog with its choices.
  init(_ dialog: Dialog, _ words: HostWords, size: CellSize) {
    var builder = BlockBuilder(width: size.columns, isRoomy: size.rows >= 5, words: words)
    builder.add(text: dialog.title, style: TextStyle(bold: true))
    if let message = dialog.message {
      builder.addGap()
      builder.add(text: message)
    }
    builder.addGap()
    for (index, choice) in dialog.choices.enumerated() {
      builder.add(
        button: ButtonLayout(
          target: .choice(index), text: "[\(choice.label(words))]", style: TextStyle(choice.role)))
    }
    self.init(
      blocks: builder.blocks, size: size, preferred: dialog.preferredChoice.map { .choice($0) })
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
