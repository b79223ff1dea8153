#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The bytes of a picture: PNG, JPEG, GIF, WebP or HEIC.
///
/// ```swift
/// let photo = ImageData(person.photoBytes)
/// ```
///
/// Bytes that are not a picture are a value too: they are shown as their label, and reported.
/// Copies share the bytes. Two values are equal if their bytes are; the bytes themselves are
/// compared only if neither is a copy of the other.
public struct ImageData: Hashable, Sendable {
  /// The maximum number of pixels of a picture that is shown, because a few bytes can claim to be a
  /// picture that exceeds the memory.
  public static let mostPixels = 100_000_000

  private let storage: Storage

  /// Creates a picture from bytes. Linear in their number.
  public init(_ bytes: Data) { storage = Storage(bytes) }

  /// Creates a picture from a file, such as one of the app's bundle. Reads the file.
  ///
  /// - Throws: ``ImageProblem/unreadable(_:reason:)``.
  public init(file path: String) throws(ImageProblem) {
    do {
      self.init(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw .unreadable(path, reason: "\(error)")
    }
  }

  /// The bytes.
  public var bytes: Data { storage.bytes }
  /// The format, detected from the first bytes; nil if they are not a picture.
  public var format: ImageFormat? { storage.format }
  /// The dimensions; nil if the header does not have them in a simple form.
  public var size: ImageSize? { storage.size }

  /// The reason why the picture cannot be shown; nil if it can be. Only the header is examined: a
  /// damaged picture has no problem here, and the host shows its label.
  public var problem: ImageProblem? {
    guard storage.format != nil else { return .noPicture }
    if let size, !size.isShowable { return .tooLarge(size) }
    return nil
  }

  public static func == (left: ImageData, right: ImageData) -> Bool {
    left.storage === right.storage
      || left.storage.fingerprint == right.storage.fingerprint
        && left.storage.bytes == right.storage.bytes
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage.fingerprint) }

  /// An object that lives as long as any copy of the picture, so that a host can release data about
  /// the picture in time.
  package var owner: AnyObject { storage }

  /// Creates a copy of the picture with this owner, or returns nil for any other object.
  package init?(owner: AnyObject) {
    guard let storage = owner as? Storage else { return nil }
    self.storage = storage
  }

  private final class Storage: Sendable {
    let bytes: Data
    let format: ImageFormat?
    let size: ImageSize?
    let fingerprint: Int

    init(_ bytes: Data) {
      self.bytes = bytes
      let header = ImageBytes(bytes)
      format = header.format
      size = header.format.flatMap { header.size(as: $0) }
      var hasher = Hasher()
      hasher.combine(bytes.count)
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      fingerprint = hasher.finalize()
    }
  }
}

extension ImageData: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Data.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(bytes)
  }
}

extension ImageData: CustomStringConvertible {
  /// The format and the dimensions.
  public var description: String {
    let kind = format?.rawValue ?? "no picture"
    return size.map { "\(kind) \($0.width)×\($0.height)" } ?? kind
  }
}

extension ImageSize {
  fileprivate var isShowable: Bool {
    let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
    return !overflows && pixels <= ImageData.mostPixels
  }
}

/// A reason why a picture cannot be shown.
public enum ImageProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes do not begin like any known format.
  case noPicture
  /// The picture has more than ``ImageData/mostPixels``.
  case tooLarge(ImageSize)
  /// An address from which pictures are not loaded, such as `mailto:`.
  case badAddress(WebAddress)
  /// A file cannot be read.
  case unreadable(String, reason: String)

  public var description: String {
    switch self {
    case .noPicture: "its bytes are no PNG, JPEG, GIF, WebP or HEIC"
    case .tooLarge(let size):
      "it is \(size.width)×\(size.height), and at most \(ImageData.mostPixels) pixels are shown"
    case .badAddress(let address): "\"\(address)\" is no http or https address"
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    }
  }
}
