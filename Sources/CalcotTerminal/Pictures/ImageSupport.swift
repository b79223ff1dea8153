import CalcotContent

/// A terminal's ability to show pictures, with their limits of size.
package struct ImageSupport: Equatable, Sendable {
  /// A Boolean value that indicates whether the terminal has the colors to show pictures.
  package var isOn: Bool
  /// The size of a cell, or a size in the usual proportions.
  var cell: PixelSize
  /// A Boolean value that indicates whether the terminal reads files of all formats itself.
  var readsFiles: Bool
  /// The pictures that could not be read.
  var broken: Set<ObjectIdentifier> = []

  package init(
    isOn: Bool = false, cell: PixelSize = PixelSize(width: 8, height: 16), readsFiles: Bool = false
  ) {
    (self.isOn, self.cell, self.readsFiles) = (isOn, cell, readsFiles)
  }

  /// The width up to which a small picture is enlarged, and the maximum factor.
  private static let leastColumns = 32.0
  private static let mostEnlarged = 4.0
  /// The maximum size of a portrait.
  private static let portrait = CellSize(columns: 16, rows: 8)
  /// The minimum size at which a picture is recognizable.
  private static let least = CellSize(columns: 8, rows: 3)

  /// Returns a picture in its own proportions, or `nil` if its label replaces it.
  func block(of value: ImageValue, in room: CellSize) -> ImageBlock? {
    guard isOn, value.role != .icon, value.problem == nil, case .data(let image)? = value.source,
      let size = image.size, readsFiles || image.isReadable,
      !broken.contains(ObjectIdentifier(image.owner))
    else { return nil }
    let isPortrait = value.role == .avatar
    let most = CellSize(
      columns: isPortrait ? min(room.columns, Self.portrait.columns) : room.columns,
      rows: isPortrait ? min(room.rows, Self.portrait.rows) : room.rows)
    guard most.columns >= Self.least.columns, most.rows >= Self.least.rows else { return nil }
    return ImageBlock(image: image, size: cells(of: size, in: most))
  }

  private func cells(of size: ImageSize, in most: CellSize) -> CellSize {
    // NB: in floating point, since a header can claim any size.
    let own = Double(size.width) / Double(cell.width)
    let ratio =
      Double(size.height) / Double(size.width) * Double(cell.width) / Double(cell.height)
    let wanted = max(own, min(own * Self.mostEnlarged, Self.leastColumns))
    let columns = min(wanted, Double(most.columns), Double(most.rows) / ratio)
    return CellSize(
      columns: max(Int(columns.rounded()), 1),
      rows: min(max(Int((columns * ratio).rounded()), 1), most.rows))
  }
}

/// A picture on a page, with its size.
struct ImageBlock: Equatable, Sendable {
  let image: ImageData
  let size: CellSize

  var key: ImageKey { ImageKey(owner: ObjectIdentifier(image.owner), size: size) }
}

/// A key for a picture at a size in cells.
package struct ImageKey: Hashable, Sendable {
  let owner: ObjectIdentifier
  let size: CellSize
}

extension ImageData {
  /// A Boolean value that indicates whether the host can decode the picture itself.
  fileprivate var isReadable: Bool {
    guard format == .png, let size else { return false }
    return size.width * size.height <= PNGReader.mostPixels
  }
}
