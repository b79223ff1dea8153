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
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY, 0o600)
    // NB: another worker may have made it at this moment.
    guard descriptor >= 0 else { return read(path) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do { try file.write(contentsOf: Data(key.utf8)) } catch { return nil }
    return key
  }

  private static func read(_ path: String) -> String? {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text.flatMap { $0.utf8.count == 64 ? $0 : nil }
  }
}
