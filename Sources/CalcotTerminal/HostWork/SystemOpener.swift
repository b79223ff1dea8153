import Calcot
package import CalcotContent

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An opener of addresses in the system's browser or mail program.
package struct SystemOpener: Sendable {
  private let start: @Sendable (WebAddress) -> Bool

  /// Creates an opener that calls `open`, which returns `false` if it cannot open the address.
  package init(open: @escaping @Sendable (WebAddress) -> Bool) { start = open }

  /// Creates an opener that starts the system's program for an address.
  ///
  /// - Parameter patience: The time that a program has to fail. One that still runs then counts as
  ///   having succeeded.
  package init(environment: [String: String], patience: Duration = .seconds(1)) {
    let command = OpeningCommand(environment: environment)
    start = { address in
      guard let command = command(address) else { return false }
      return DetachedProgram.run(command, patience: patience)
    }
  }

  /// Opens an address and waits briefly for a failure; returns `false` if there is no program or it
  /// has failed. Blocks.
  package func open(_ address: WebAddress) -> Bool { start(address) }
}

/// The command that opens an address.
package struct OpeningCommand: Sendable {
  private let environment: [String: String]
  private let isApple: Bool
  private let isExecutable: @Sendable (String) -> Bool

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - environment: The variables that give the program search path, the display, and whether the
  ///     user is on another machine.
  ///   - isApple: A Boolean value that indicates whether the system is one of Apple's.
  ///   - isExecutable: A closure that indicates whether a path leads to a program.
  package init(
    environment: [String: String], isApple: Bool = OpeningCommand.isOnApple,
    isExecutable: @escaping @Sendable (String) -> Bool = { access($0, X_OK) == 0 }
  ) {
    self.environment = environment
    self.isApple = isApple
    self.isExecutable = isExecutable
  }

  /// Returns the program and its arguments, which no shell interprets, or `nil` if there is no
  /// program or no display.
  package func callAsFunction(_ address: WebAddress) -> [String]? {
    // NB: an app in a terminal has no page in the system's settings.
    guard !address.text.hasPrefix("app-settings:") else { return nil }
    if isApple {
      // NB: the browser would open on this machine's screen, not on the user's.
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

  /// Returns the command of the first available program in `BROWSER`, a colon-separated list in
  /// which `%s` stands for the address.
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
