import CalcotFiles

/// The modules of files: those on the command line, or the folders below `Sources`.
struct ModuleNames: Sendable {
  private var ofAll: String?
  private var ofFolders: [(folder: Path, module: String)] = []
  private let currentFolder: Path

  /// Creates the modules from `NAME`, which is the module of all files, and `NAME=FOLDER`.
  init(_ options: [String], in currentFolder: Path) {
    self.currentFolder = currentFolder
    for option in options {
      let parts = option.split(separator: "=", maxSplits: 1)
      if parts.count == 2 {
        let folder = Path(String(parts[1])).absolute(in: currentFolder)
        ofFolders.append((folder, String(parts[0])))
      } else {
        ofAll = option
      }
    }
  }

  func module(ofFile file: Path) -> String? {
    let path = file.absolute(in: currentFolder)
    return named(path) ?? ofAll ?? Self.module(of: path, isFile: true)
  }

  /// Returns the module that compiles the file at an output path.
  func module(ofOutput output: Path) -> String? {
    let path = output.absolute(in: currentFolder)
    return named(path) ?? Self.module(of: path)
  }

  private func named(_ path: Path) -> String? {
    ofFolders.filter { path.relative(to: $0.folder) != nil }
      .max { $0.folder.parts.count < $1.folder.parts.count }?.module
  }

  /// Returns the name of the folder after the last `Sources` or `Tests` of a path.
  private static func module(of path: Path, isFile: Bool = false) -> String? {
    let parts = path.parts.map { String(decoding: $0, as: UTF8.self) }
    guard let last = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }),
      last + 1 < parts.count - (isFile ? 1 : 0)
    else { return nil }
    return parts[last + 1]
  }
}
