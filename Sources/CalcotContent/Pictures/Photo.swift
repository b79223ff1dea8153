/// A picture that the user has picked, recognized by its first bytes.
public struct Photo: Hashable, Sendable {
  /// The file.
  public let file: PickedFile
  /// The picture, to be shown.
  public let image: ImageData

  /// Parses a file's header; returns nil if it is not a picture of a known format. The data after
  /// the header is not examined: the picture may still be damaged.
  public init?(_ file: PickedFile) {
    let image = ImageData(file.content)
    guard image.format != nil else { return nil }
    self.file = file
    self.image = image
  }
}
