import CalcotFiles
import Foundation

/// The folders with the sources of the packages that a manifest depends on, as far as they are on the disk.
struct DependencySources {
  let paths: [String]

  /// - Parameter folder: The folder of the manifest.
  init(of folder: Path) {
    let home = URL(fileURLWithPath: folder.text)
    let manifest = try? String(contentsOf: home.appending(path: "Package.swift"), encoding: .utf8)
    guard let manifest else {
      paths = []
      return
    }
    let named = manifest.matches(of: /\.package\([^()]*path:\s*"([^"]+)"/).map {
      URL(fileURLWithPath: String($0.1), relativeTo: home)
    }
    let checkouts = home.appending(path: ".build/checkouts")
    let fetched = (try? FileManager.default.contentsOfDirectory(atPath: checkouts.path)) ?? []
    paths = (named + fetched.sorted().map { checkouts.appending(path: $0) })
      .map { $0.appending(path: "Sources").standardizedFileURL.path }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }
}
