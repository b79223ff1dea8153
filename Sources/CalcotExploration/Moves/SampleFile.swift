import Foundation

/// Small files for an app that asks for one.
enum SampleFile {
  /// Returns the content of a small file of a kind: a picture of one pixel, or a line of text.
  static func content(_ kind: String) -> Data {
    guard ["jpg", "jpeg", "png", "heic", "gif", "webp"].contains(kind) else {
      return Data("A line of text.\n".utf8)
    }
    return Data(base64Encoded: pixel) ?? Data()
  }

  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNo"
    + "AAAAggCB2kUIOwAAAABJRU5ErkJggg=="
}
