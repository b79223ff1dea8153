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
  ///
  /// - Parameter patience: how long a program may take to say that it cannot show the address. One
  ///   that still runs then counts as showing it.
  package init(environment: [String: String], patience: Duration = .seconds(1)) {
    let command = OpeningCommand(environment: environment)
    start = { address in
      guard let command = command(address) else { return false }
      return DetachedProgram.run(command, patience: patience)
    }
  }

  /// Starts what shows an address, and waits a little for it to fail; false where there is nothing, or
  /// it has failed. Blocks.
  package func open(_ address: WebAddress) -> Bool { start(address) }
}

/// Which program shows an address.
package struct OpeningCommand: Sendable {
  private let environment: [String: String]
  private let isApple: Bool
  private let isExecutable: @Sendable (String) -> Bool

  /// - Parameters:
  ///   - environment: where the programs are, whether there is a display for them, and whether the
  ///     user is at another machine.
  ///   - isApple: whether the system is one of Apple's.
  ///   - isExecutable: whether there is a program at a path.
  package init(
    environment: [String: String], isApple: Bool = OpeningCommand.isOnApple,
    isExecutable: @escaping @Sendable (String) -> Bool = { access($0, X_OK) == 0 }
  ) {
    self.environment = environment
    self.isApple = isApple
    self.isExecutable = isExecutable
  }

  /// The program and its arguments, which no shell reads; nil where there is none, or nowhere to show
  /// anything.
  package func callAsFunction(_ address: WebAddress) -> [String]? {
    // NB: an app in a terminal has no page in the system's settings.
    guard !address.text.hasPrefix("app-settings:") else { return nil }
    if isApple {
      // NB: it would come up before whoever sits at this machine, not before the user.
      return isSet("SSH_CONNECTION") ? nil : ["/usr/bin/open", address.text]
    }
    guard isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") else { return nil }
    if address.text.hasPrefix("http"), let browser = browser(for: address) { return browser }
    return program("xdg-open").map { [$0, address.text] }
  }

  private func isSet(_ variable: String) -> Bool { !environment[variable, default: ""].isEmpty }

  #if canImport(Darwin)
    package static let isOnApple = true
  #else
    package static let isOnApple = false
  #endif

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
