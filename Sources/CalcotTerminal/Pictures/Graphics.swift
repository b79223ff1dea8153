/// The method by which a terminal shows pictures.
package enum Graphics: Hashable, Sendable {
  /// Half blocks: the upper half of a cell in one color and the lower half in another.
  case halfBlocks
  /// The graphics protocol of kitty, which other terminals support too.
  case kitty
  /// Inline files, as iTerm2 and WezTerm show them.
  case inlineFiles
  /// Sixels (DEC STD 070), for cells of a given size in pixels and with a number of colors.
  case sixel(cell: PixelSize, colors: Int)

  /// Returns a Boolean value that indicates whether the terminal is inside a program such as tmux,
  /// which draws cells itself and does not pass pictures on.
  static func isWithin(_ environment: [String: String]) -> Bool {
    let term = environment["TERM", default: ""]
    return ["TMUX", "STY", "ZELLIJ"].contains { !environment[$0, default: ""].isEmpty }
      || term.hasPrefix("tmux") || term.hasPrefix("screen")
  }

  /// The bytes that remove all pictures before the screen is left.
  var removalOfAll: [UInt8] { self == .kitty ? KittyGraphics.removalOfAll : [] }

  /// Returns a frame whose images are only those that the terminal draws, over blank cells.
  func shown(_ frame: Frame) -> Frame {
    guard !frame.images.isEmpty else { return frame }
    var frame = frame
    frame.images = frame.images.filter { draws($0) && $0.isIntact(in: frame.cells) }
    for image in frame.images { image.cover(&frame.cells) }
    return frame
  }

  private func draws(_ placed: PlacedImage) -> Bool {
    switch self {
    case .halfBlocks: false
    case .kitty: placed.image.pixels != nil
    case .inlineFiles: placed.isWhole
    case .sixel: placed.image.indexed != nil
    }
  }

  /// Returns the bytes that remove pictures before the cells are written. With other methods than
  /// kitty's, writing the cells removes the picture.
  ///
  /// - Parameter old: The images that the terminal shows, or `nil` if they are unknown.
  func removal(of old: [PlacedImage]?, for new: [PlacedImage]) -> [UInt8] {
    guard self == .kitty else { return [] }
    guard let old else { return KittyGraphics.removalOfAll }
    return KittyGraphics.removal(of: old, for: new)
  }

  /// Returns the pictures to draw when the cells have been written, with the bytes for each.
  func drawings(of new: [PlacedImage], over old: [PlacedImage])
    -> [(place: CellPosition, bytes: [UInt8])]
  {
    if self == .kitty { return KittyGraphics.drawings(of: new, over: old) }
    return new.filter { !old.contains($0) }.map { placed in
      let bytes =
        switch self {
        case .halfBlocks, .kitty: [UInt8]()
        case .inlineFiles: InlineFile.bytes(of: placed)
        case .sixel(let cell, _): SixelWriter.bytes(of: placed, cell: cell)
        }
      return (CellPosition(column: placed.area.column, row: placed.area.row), bytes)
    }
  }
}
