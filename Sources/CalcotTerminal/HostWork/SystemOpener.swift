package import Calcot

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What shows an address: the system's browser, or its mail program.
package struct SystemOpener: Sendable {
  private let start: @Sendable (WebAddress) -> Bool

  /// An opener that does `open`; false where it cannot.
  package init(open: @escaping @Sendable (WebAddress) -> Bool) { start = open }

  /// An opener that starts what the system has for it.
  package init(environment: [String: String]) {
    let command = OpeningCommand(environment: environment)
    start = { address in command(address).map { DetachedProgram.start($0) } ?? false }
  }

  /// Starts what shows an address, and does not wait for it; false where there is nothing.
  package func open(_ address: WebAddress) -> Bool { start(address) }
}

/// Which program shows an address.
package struct OpeningCommand: Sendable {
  private let environment: [String: String]
  private let isExecutable: @Sendable (String) -> Bool

  /// - Parameters:
  ///   - environment: where the programs are, and whether there is a display for them.
  ///   - isExecutable: whether there is a program at a path.
  package init(
    environment: [String: String],
    isExecutable: @escaping @Sendable (String) -> Bool = { access($0, X_OK) == 0 }
  ) {
    self.environment = environment
    self.isExecutable = isExecutable
  }

  /// The program and its arguments, which no shell reads; nil where there is none, or nowhere to show
  /// anything.
  package func callAsFunction(_ address: WebAddress) -> [String]? {
    #if canImport(Darwin)
      return ["/usr/bin/open", address.text]
    #else
      let displays = ["DISPLAY", "WAYLAND_DISPLAY"]
      guard displays.contains(where: { !environment[$0, default: ""].isEmpty }) else { return nil }
      if address.text.hasPrefix("http"), let browser = browser(for: address) { return browser }
      return program("xdg-open").map { [$0, address.text] }
    #endif
  }

  /// The first of the programs in `BROWSER` that there is: several are separated by colons, and `%s`
  /// stands for the address.
  private func browser(for address: WebAddress) -> [String]? {
    for entry in environment["BROWSER", default: ""].split(separator: ":") {
      let words = entry.split(separator: " ").map(String.init)
      guard let first = words.first, let program = program(first) else { continue }
      let arguments = words.dropFirst().map { $0 == "%s" ? address.text : $0 }
      return [program] + (words.contains("%s") ? arguments : arguments + [address.text])
    }
    return nil
  }

  private func program(_ name: String) -> String? {
    if name.contains("/") { return isExecutable(name) ? name : nil }
    let folders = environment["PATH", default: "/usr/local/bin:/usr/bin:/bin"].split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: isExecutable)
  }
}
