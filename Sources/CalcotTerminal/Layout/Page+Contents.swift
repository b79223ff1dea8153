import Calcot

extension Page {
  private static let roomyRows = 12

  /// A screen under its navigation bar. The bar scrolls too where it would leave too little room.
  init(_ layer: Scene.Layer, size: CellSize) {
    let title: String
    var toolbar: [ButtonFace] = []
    switch layer.body {
    case .semantic(let content):
      title = content.title
      toolbar = content.toolbar.compactMap(ButtonFace.init)
    case .native(let name): title = name
    }
    let bar = BarFace(exit: layer.exit.map(ButtonFace.init), title: title, buttons: toolbar)
      .block(width: size.columns)
    let isRoomy = size.rows >= Page.roomyRows
    let head = isRoomy ? [bar, .rule] : [bar]
    let headHeight = head.reduce(0) { $0 + $1.height }
    let isPinned = headHeight + 3 <= size.rows
    var body: [Block]
    switch layer.body {
    case .semantic(let content):
      var builder = BlockBuilder(width: size.columns, isRoomy: isRoomy)
      builder.add(content.body)
      body = builder.blocks
    case .native:
      body = [.native(height: max(size.rows - (isPinned ? headHeight : 0), 1))]
    }
    if !isPinned { body = head + body }
    self.init(pinned: isPinned ? head : [], blocks: body, size: size)
  }

  /// A question with its choices.
  init(_ dialog: Dialog, size: CellSize) {
    var builder = BlockBuilder(width: size.columns, isRoomy: size.rows >= 5)
    builder.add(text: dialog.title, style: TextStyle(bold: true))
    if let message = dialog.message {
      builder.addGap()
      builder.add(text: message)
    }
    builder.addGap()
    for (index, choice) in dialog.choices.enumerated() {
      builder.add(
        button: ButtonFace(
          target: .choice(index), text: "[\(choice.label)]", style: TextStyle(choice.role)))
    }
    self.init(
      blocks: builder.blocks, size: size, preferred: dialog.preferredChoice.map { .choice($0) })
  }
}

extension Dialog {
  /// The main choice; else the one that does no harm.
  var preferredChoice: Int? {
    if let main = choices.firstIndex(where: { $0.role == .main }) { return main }
    let isHarmful = choices.contains { $0.role == .destructive }
    return (isHarmful ? cancelIndex : nil) ?? choices.indices.first
  }

  /// How wide its text is at most.
  var widestLine: Int {
    let texts = [title] + [message].compactMap { $0 } + choices.map { "[\($0.label)]" }
    return texts.flatMap { $0.split(whereSeparator: \.isNewline) }.map { DisplayWidth.of($0) }
      .max() ?? 0
  }
}
