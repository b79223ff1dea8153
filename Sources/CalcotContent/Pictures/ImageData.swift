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
/// Bytes that are no picture are a value too: they are shown as their label, and reported. Copies share
/// the bytes; two are equal if their bytes are, which takes as long as comparing them only where
/// neither is a copy of the other.
public struct ImageData: Hashable, Sendable {
  /// The most pixels of a picture that is shown: a few bytes can claim to be a picture that no memory
  /// holds.
  public static let mostPixels = 100_000_000

  private let storage: Storage

  /// Creates a picture of bytes. Linear in their number.
  public init(_ bytes: Data) { storage = Storage(bytes) }

  /// Creates a picture of a file, such as one of the app's bundle. Reads the file.
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
  /// The format, by the first bytes; nil if they are no picture.
  public var format: ImageFormat? { storage.format }
  /// The dimensions; nil if the header does not have them in a simple form.
  public var size: ImageSize? { storage.size }

  /// The reason why the picture cannot be shown; nil if it can be. What follows the header is not
  /// examined: a damaged picture has no problem here, and the host shows its label.
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

  /// An object that lives as long as a copy of the picture, so that a host can keep what it has made
  /// of it no longer.
  package var owner: AnyObject { storage }

  /// Creates a copy of the picture whose owner this is; nil if it is another object.
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
  /// The bytes have the beginning of no known format.
  case noPicture
  /// The picture has more than ``ImageData/mostPixels``.
  case tooLarge(ImageSize)
  /// An address that pictures are not loaded from, such as `mailto:`.
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
