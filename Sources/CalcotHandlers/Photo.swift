public import Calcot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A raster image, recognized by its first bytes.
public struct Photo: Hashable, Sendable {
  /// The file.
  public let file: PickedFile
  /// The image format, regardless of the file's name.
  public let format: ImageFormat
  /// The dimensions; nil if the header does not contain them in a simple form.
  public let size: ImageSize?

  /// Parses a file's header; returns nil if it is not an image of a known format. The data after
  /// the header is not examined: the image may still be damaged.
  public init?(_ file: PickedFile) {
    let bytes = ImageBytes(file.content)
    guard let format = bytes.format else { return nil }
    self.file = file
    self.format = format
    size = bytes.size(as: format)
  }
}

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
