/// The format of a raster image.
public enum ImageFormat: String, Hashable, Sendable, Codable, CaseIterable {
  case png, jpeg, gif, webp, heic

  /// The media type, as in HTTP and MIME.
  public var mediaType: String { "image/\(rawValue)" }
}

/// The dimensions of an image, in pixels.
public struct ImageSize: Hashable, Sendable, Codable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Creates dimensions in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
