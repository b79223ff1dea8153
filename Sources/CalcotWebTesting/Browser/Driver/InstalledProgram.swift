import Foundation

/// A finder of the programs that a browser test needs.
enum InstalledProgram {
  /// The folders in which Chromium and its driver are searched.
  static let folders =
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin")
    .split(separator: ":").map(String.init)

  /// Returns the path of the first of several program names found in the folders.
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
