import Foundation

/// A finder of the programs that a browser test needs.
enum InstalledProgram {
  /// The folders in which browsers and their drivers are searched.
  static let folders =
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin")
    .split(separator: ":").map(String.init)

  /// The folders in which WebKitGTK's own browser is searched, which is in no `PATH`.
  static let webKitFolders =
    folders
    + ["x86_64-linux-gnu", "aarch64-linux-gnu"].flatMap { machine in
      ["4.1", "4.0", "6.0"].map { "/usr/lib/\(machine)/webkit2gtk-\($0)" }
    } + ["/usr/libexec/webkit2gtk-4.1"]

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
      "There is no '\(names[0])' in \(folders.joined(separator: ":")). On Debian 'Scripts/setup test' "
        + "installs the browsers and their drivers; elsewhere put both into PATH.")
  }
}
