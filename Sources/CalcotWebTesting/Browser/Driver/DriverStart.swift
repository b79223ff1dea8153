/// The way to start an engine's driver and to open its browser.
struct DriverStart {
  /// The source of the driver's port.
  enum Port {
    /// The driver writes a line with its port to its standard output, after this text.
    case said(after: String)
    /// The driver writes its port into this file.
    case file(String)
    /// The port was chosen before the start.
    case chosen(UInt16)
  }

  /// The program and its arguments.
  var command: [String]
  /// The variables of the program's environment, besides the common ones.
  var environment: [String: String] = [:]
  /// The files that the program reads, by path.
  var files: [String: String] = [:]
  var port: Port
  /// The capabilities of the browser's session.
  var capabilities: BrowserValue
}

extension DriverStart {
  /// Returns the way to open a browser with files in a temporary folder.
  init(_ options: BrowserOptions, in folder: String) throws(BrowserError) {
    let programs = try options.engine.programs
    let milliseconds = BrowserValue.number((options.patience / .milliseconds(1)).rounded())
    self =
      switch options.engine {
      case .chromium: .chromium(options, programs, folder)
      case .firefox: .firefox(options, programs, folder)
      case .webKit: try .webKit(options, programs, folder)
      }
    guard case .object(var fields) = capabilities else { return }
    fields["timeouts"] = ["pageLoad": milliseconds, "script": milliseconds, "implicit": 0]
    if options.trustsAnyCertificate { fields["acceptInsecureCerts"] = true }
    capabilities = ["capabilities": ["alwaysMatch": .object(fields)]]
  }
}
