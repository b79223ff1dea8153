import CalcotFiles
import CalcotFindings

/// The lines that differ from a revision of the git repository, by the paths below the current
/// folder. All lines of a file that git does not track differ.
struct ChangedLines {
  private var ranges: [String: [Range<Int>]] = [:]
  private var newFiles: Set<String> = []

  init(since revision: String, in environment: ToolEnvironment) throws {
    let git = ["-C", environment.currentFolder.text, "-c", "core.quotePath=false"]
    let difference = try GitProcess.run(
      git + [
        "diff", "--unified=0", "--inter-hunk-context=0", "--no-color", "--no-ext-diff",
        "--no-prefix", "--relative", revision,
        "--",
      ])
    guard difference.status == 0 else {
      throw ToolFailure.misuse(
        "calcot: error: git cannot compare with '\(revision)': \(difference.message)")
    }
    read(String(decoding: difference.output, as: UTF8.self))
    let others = try GitProcess.run(git + ["ls-files", "--others", "--exclude-standard"])
    newFiles = Set(
      String(decoding: others.output, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  func contains(_ finding: Finding) -> Bool {
    newFiles.contains(finding.path)
      || ranges[finding.path]?.contains { $0.contains(finding.line) } ?? false
  }

  /// Reads git's answer: after `+++ PATH`, the hunks as `@@ -9 +12,2 @@` and their lines.
  private mutating func read(_ difference: String) {
    var path = ""
    var rest = 0
    for line in difference.split(separator: "\n", omittingEmptySubsequences: false) {
      if rest > 0 {
        // NB: a line of a hunk may look like a header.
        if line.first == "+" || line.first == "-" { rest -= 1 }
      } else if line.hasPrefix("+++ ") {
        // NB: git writes a tab behind a path with spaces.
        path = String(line.dropFirst(4).prefix { $0 != "\t" })
      } else if line.hasPrefix("@@ ") {
        let parts = line.split(separator: " ")
        guard parts.count >= 3, let old = Self.lines(parts[1]), let new = Self.lines(parts[2])
        else { continue }
        rest = old.count + new.count
        ranges[path, default: []].append(new)
      }
    }
  }

  /// Returns 12 and 13 for `+12,2`, and 12 for `+12`.
  private static func lines(_ text: Substring) -> Range<Int>? {
    let numbers = text.dropFirst().split(separator: ",").map { Int($0) }
    guard let first = numbers.first ?? nil, numbers.count < 2 || numbers[1] != nil else {
      return nil
    }
    let count = numbers.count < 2 ? 1 : numbers[1] ?? 1
    guard first >= 0, count >= 0, count < Int(Int32.max), first < Int(Int32.max) else { return nil }
    return first..<(first + count)
  }
}
