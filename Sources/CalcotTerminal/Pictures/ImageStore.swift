import CalcotContent

/// A store that reads and scales the visible pictures off the main actor.
///
/// A picture is kept as long as it is on a visible page.
@MainActor
package final class ImageStore {
  private struct Unreadable {
    weak var owner: AnyObject?
  }

  /// The method for which pictures are made, and the color behind them.
  private var graphics = Graphics.halfBlocks
  private var background: UInt32 = 0
  private var cell = PixelSize(width: 8, height: 16)

  private var shown: [ImageKey: ShownImage] = [:]
  private var work: [ImageKey: Task<Void, Never>] = [:]
  private var unreadable: [ObjectIdentifier: Unreadable] = [:]
  private var count: UInt32 = 0
  /// A closure that is called when a picture is finished or has failed.
  package var onChange: (() -> Void)?

  package init() {}

  /// The pictures that could not be read and are still in memory.
  var broken: Set<ObjectIdentifier> {
    unreadable = unreadable.filter { $0.value.owner != nil }
    return Set(unreadable.keys)
  }

  /// Sets the method for which pictures are made. Discards the pictures made for another one.
  func use(_ graphics: Graphics, background: RGB?, cell: PixelSize) {
    let color = background?.code ?? 0
    guard graphics != self.graphics || color != self.background || cell != self.cell else {
      return
    }
    (self.graphics, self.background, self.cell) = (graphics, color, cell)
    keep(only: [])
  }

  /// Returns the pictures for blocks that are ready, starts making the others, and discards all
  /// that have no block.
  func images(for blocks: [ImageBlock]) -> [ImageKey: ShownImage] {
    keep(only: Set(blocks.map(\.key)))
    let ready = blocks.compactMap { block in image(for: block).map { (block.key, $0) } }
    return Dictionary(ready) { first, _ in first }
  }

  /// Returns a picture, or nil while it is being made.
  private func image(for block: ImageBlock) -> ShownImage? {
    let key = block.key
    if let image = shown[key] { return image }
    guard work[key] == nil else { return nil }
    count += 1
    let making = ImageMaking(
      block: block, number: count, graphics: graphics, cell: cell, background: background)
    // NB: one task, so that its cancellation reaches the reader.
    work[key] = Task.detached { [weak self] in
      let image = making.image
      await self?.take(image, for: block)
    }
    return nil
  }

  private func take(_ image: ShownImage?, for block: ImageBlock) {
    guard !Task.isCancelled else { return }
    work[block.key] = nil
    shown[block.key] = image
    if image == nil {
      let owner = block.image.owner
      unreadable[ObjectIdentifier(owner)] = Unreadable(owner: owner)
    }
    onChange?()
  }

  /// Discards all pictures except those with these keys.
  func keep(only keys: Set<ImageKey>) {
    shown = shown.filter { keys.contains($0.key) }
    for (key, task) in work where !keys.contains(key) {
      task.cancel()
      work[key] = nil
    }
  }

  /// Waits until all requested pictures are finished.
  package func finish() async {
    while let task = work.values.first { await task.value }
  }
}

/// The task of making a picture from a file.
private struct ImageMaking: Sendable {
  let block: ImageBlock
  let number: UInt32
  let graphics: Graphics
  let cell: PixelSize
  let background: UInt32

  /// The picture in the forms that the terminal needs; nil if it cannot be read, or in a cancelled
  /// task.
  var image: ShownImage? {
    let file = block.image
    guard let bitmap = file.format == .png ? PNGReader.bitmap(of: Array(file.bytes)) : nil else {
      guard graphics == .inlineFiles, file.format != .png else { return nil }
      return ShownImage(number: number, size: block.size, halves: nil, file: file)
    }
    let cells = block.size
    let halves = bitmap.scaled(to: PixelSize(width: cells.columns, height: cells.rows * 2))
    let whole = PixelSize(width: cells.columns * cell.width, height: cells.rows * cell.height)
    var (pixels, indexed): (Bitmap?, IndexedBitmap?)
    guard !Task.isCancelled else { return nil }
    switch graphics {
    case .halfBlocks, .inlineFiles: break
    case .kitty: pixels = bitmap.scaled(to: whole)
    case .sixel(_, let colors):
      indexed = IndexedBitmap(bitmap.scaled(to: whole), colors: colors)
    }
    return ShownImage(
      number: number, size: cells, halves: halves, pixels: pixels, indexed: indexed, file: file,
      background: background)
  }
}
