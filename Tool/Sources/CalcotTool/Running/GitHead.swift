import CalcotFiles

/// The commit that a repository has checked out.
enum GitHead {
  /// Returns the first ten digits of the commit, read from the repository's files; nil outside of a
  /// repository.
  static func commit(of folder: Path) -> String? {
    var folder = folder
    while true {
      let git = folder.appending(Array(".git".utf8))
      if TextFile.exists(git) { return commit(in: git) }
      if folder.parts.isEmpty { return nil }
      folder = folder.appending(Array("..".utf8)).absolute(in: "/")
    }
  }

  private static func commit(in git: Path) -> String? {
    guard let head = text(git.appending(Array("HEAD".utf8))) else {
      // NB: in a linked work tree, `.git` is a file with the path of the repository.
      guard let pointer = text(git), pointer.hasPrefix("gitdir: ") else { return nil }
      return commit(in: Path(String(pointer.dropFirst(8))))
    }
    guard head.hasPrefix("ref: ") else { return short(head) }
    let name = String(head.dropFirst(5))
    for folder in [git, git.appending(Array("../..".utf8))] {
      if let commit = text(folder.appending(Array(name.utf8))) { return short(commit) }
      let packed = text(folder.appending(Array("packed-refs".utf8))) ?? ""
      if let line = packed.split(separator: "\n").first(where: { $0.hasSuffix(" " + name) }) {
        return short(String(line))
      }
    }
    return nil
  }

  private static func short(_ commit: String) -> String? {
    let digits = commit.prefix(10)
    return digits.count == 10 && digits.allSatisfy(\.isHexDigit) ? String(digits) : nil
  }

  private static func text(_ path: Path) -> String? {
    guard let bytes = try? TextFile.read(path, shownPath: "") else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return String(text.reversed().drop { $0.isNewline }.reversed())
  }
}
