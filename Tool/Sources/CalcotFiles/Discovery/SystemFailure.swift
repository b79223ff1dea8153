#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An error of the operating system.
struct SystemFailure: Error, Equatable {
  let code: Int32

  init(_ code: Int32) {
    self.code = code
  }

  /// The last error on this thread.
  static var last: SystemFailure { SystemFailure(errno) }

  /// The end of a message such as "cannot be read: permission denied".
  var message: String {
    guard let text = strerror(code) else { return "error \(code)" }
    let whole = String(cString: text)
    return whole.prefix(1).lowercased() + whole.dropFirst()
  }

  static let missing = ENOENT
  static let notAFolder = ENOTDIR
  static let loop = ELOOP
}
