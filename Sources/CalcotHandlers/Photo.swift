public import Calcot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A picture of points, known as one by its first bytes.
public struct Photo: Hashable, Sendable {
  /// The file.
  public let file: PickedFile
  /// What the picture is stored as, whatever the file's name says.
  public let format: ImageFormat
  /// How large it is; nil where its header does not say so in a simple way.
  public let size: ImageSize?

  /// Reads a file's header; nil when it is no picture of a known format. What follows the header is not
  /// looked at: a picture can still turn out to be damaged.
  public init?(_ file: PickedFile) {
    let bytes = ImageBytes(file.content)
    guard let format = bytes.format else { return nil }
    self.file = file
    self.format = format
    size = bytes.size(as: format)
  }
}

/// How a picture of points is stored.
public enum ImageFormat: String, Hashable, Sendable, Codable, CaseIterable {
  case png, jpeg, gif, webp, heic

  /// The format as the web and mail name it.
  public var mediaType: String { "image/\(rawValue)" }
}

/// How many points a picture has.
public struct ImageSize: Hashable, Sendable, Codable {
  public let width: Int
  public let height: Int

  /// A size in points.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
