#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why the operating system refused something.
struct SystemFailure: Error, Equatable {
  let code: Int32

  init(_ code: Int32) {
    self.code = code
  }

  /// What went wrong just now on this thread.
  static var last: SystemFailure { SystemFailure(errno) }

  /// As in "cannot be read: permission denied".
  var message: String {
    guard let text = strerror(code) else { return "error \(code)" }
    let whole = String(cString: text)
    return whole.prefix(1).lowercased() + whole.dropFirst()
  }

  static let missing = ENOENT
  static let notAFolder = ENOTDIR
  static let loop = ELOOP
}
