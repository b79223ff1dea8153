import Calcot
import CalcotRecording
import CalcotWeb
import CalcotWebServer
import Foundation
import Localization
import Logging

/// The inspector of the apps that this program runs, and the server that shows it: to this machine only,
/// and only to whoever has the address that is printed.
@MainActor
final class InspectorServer {
  /// The keys that sign cookies, also those of the sample's server: a browser sends both servers the
  /// same cookie, because cookies know no ports.
  let cookieKeys: [String]
  private let inspector = Inspector()
  private let server: WebServer
  private let token = SecretText.make(bits: 128)
  private var tabs = 0

  private init(port: Int) {
    let keys = [String].ofEnvironment
    cookieKeys = keys.isEmpty ? [SecretText.make(bits: 256)] : keys
    var options = WebServerOptions()
    options.host = "127.0.0.1"
    options.port = port
    options.token = token
    options.cookieKeys = cookieKeys
    options.shutdown.endsOnSignals = false
    var site = WebSiteOptions()
    site.about.name = "Inspector"
    // NB: what a log writes would be written over an app in the terminal.
    let silence = Logger(label: "inspector") { _ in SwiftLogNoOpLogHandler() }
    server = WebServer(options: options, site: site, logger: silence) { [inspector] _ in
      inspector.makeApp()
    }
  }

  /// Runs `body` with an inspector that is served meanwhile, if it is wanted, and prints its address.
  static func run(
    _ isWanted: Bool, port: Int, isInTerminal: Bool,
    _ body: @MainActor (InspectorServer?) async throws -> Void
  ) async throws {
    guard isWanted else { return try await body(nil) }
    let inspector = InspectorServer(port: port)
    try await inspector.serve { address in
      print("The inspector is at \(address)")
      if isInTerminal { print("Return starts the app, which covers this address.") }
      fflush(nil)
      if isInTerminal { _ = await Task.detached { readLine() }.value }
      try await body(inspector)
    }
  }

  /// Inspects the app of a browser tab.
  func inspectTab(_ app: CalcotApp, in language: Language) {
    tabs += 1
    let time = Date().formatted(date: .omitted, time: .standard)
    inspector.inspect(app, named: "Tab \(tabs) · \(language.rawValue) · since \(time)")
  }

  func inspectTerminal(_ app: CalcotApp) { inspector.inspect(app, named: "Terminal") }

  /// Serves until `body` returns, which receives the address with the token.
  private func serve(while body: @MainActor (String) async throws -> Void) async throws {
    let (starts, started) = AsyncStream.makeStream(of: String.self)
    server.onStart = { started.yield($0) }
    let serving = Task { [server] in
      defer { started.finish() }
      try await server.run()
    }
    var addresses = starts.makeAsyncIterator()
    guard let address = await addresses.next() else { return try await serving.value }
    defer { serving.cancel() }
    try await body("\(address)/?token=\(token)")
  }
}

/// A text that nobody can guess.
private enum SecretText {
  /// Returns random bits of the system's generator, in hexadecimal digits.
  static func make(bits: Int) -> String {
    var generator = SystemRandomNumberGenerator()
    let digits = (0..<bits / 4).map { _ in Int.random(in: 0..<16, using: &generator) }
    return digits.map { String($0, radix: 16) }.joined()
  }
}

extension [String] {
  /// The keys that sign cookies, of the variable `CALCOT_COOKIE_KEYS`.
  static var ofEnvironment: [String] {
    let keys = ProcessInfo.processInfo.environment["CALCOT_COOKIE_KEYS"]
    return keys?.split(separator: ",").map(String.init) ?? []
  }
}
