import Foundation

/// The file with the key of the cookies of a sample that has a file: what browsers keep is valid when
/// it starts again. Only its owner may read it.
enum CookieKeyFile {
  /// Returns the key in a file, which is made if there is none; `nil` if it can be neither read nor
  /// made.
  static func key(in path: String) -> String? {
    if let key = read(path) { return key }
    let key = (0..<8).map { _ in
      String(format: "%08x", UInt32.random(in: .min ... .max))
    }.joined()
    let whole = "\(path).\(UUID().uuidString)"
    guard write(key, to: whole) else { return nil }
    defer { unlink(whole) }
    // NB: another worker may have made it at this moment.
    return link(whole, path) == 0 ? key : read(path) ?? replace(path, with: whole)
  }

  private static func write(_ key: String, to path: String) -> Bool {
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY, 0o600)
    guard descriptor >= 0 else { return false }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return (try? file.write(contentsOf: Data(key.utf8))) != nil
  }

  /// Replaces the beginning of a key, left by a worker that ended while it wrote; returns the key that
  /// is there then. Anything else is left alone.
  private static func replace(_ path: String, with whole: String) -> String? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // NB: of several workers the first replaces it, and the others read what it has put there.
    guard flock(descriptor, LOCK_EX) == 0 else { return nil }
    if let key = read(path) { return key }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.utf8.count < 64,
      text.allSatisfy({ $0.isASCII && $0.isHexDigit }), rename(whole, path) == 0
    else { return nil }
    return read(path)
  }

  private static func read(_ path: String) -> String? {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text.flatMap { $0.utf8.count == 64 ? $0 : nil }
  }
}
