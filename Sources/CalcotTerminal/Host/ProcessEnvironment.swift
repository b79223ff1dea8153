#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The environment and the exit of the process.
package enum ProcessEnvironment {
  /// The environment variables that the terminal host reads.
  static var variables: [String: String] {
    var found: [String: String] = [:]
    let names = [
      "NO_COLOR", "TERM", "HOME", "PATH", "TMUX", "BROWSER", "DISPLAY", "WAYLAND_DISPLAY",
      "SSH_CONNECTION", "COLORTERM", "LC_ALL", "LC_CTYPE", "LANG",
    ]
    for name in names {
      if let value = getenv(name) { found[name] = String(cString: value) }
    }
    return found
  }

  package static func exit(_ status: Int32) {
    #if canImport(Darwin)
      Darwin.exit(status)
    #else
      Glibc.exit(status)
    #endif
  }
}
