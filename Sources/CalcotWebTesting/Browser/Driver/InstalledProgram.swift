import Foundation

/// Finds the programs that a browser test needs.
enum InstalledProgram {
  /// Where Chromium and its driver are looked for.
  static let folders =
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin")
    .split(separator: ":").map(String.init)

  /// The path of the first of several names that one of the folders has.
  static func path(_ names: String..., in folders: [String] = folders) throws(BrowserError)
    -> String
  {
    for name in names {
      for folder in folders {
        let path = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
    }
    throw BrowserError(
      BrowserError.notInstalled, command: "start \(names[0])",
      "There is no '\(names[0])' in \(folders.joined(separator: ":")). On Debian 'make setup' "
        + "installs Chromium and its driver; elsewhere put both into PATH.")
  }
}
