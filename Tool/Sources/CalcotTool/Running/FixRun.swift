import CalcotFiles
import CalcotFindings
import CalcotReports

/// Applies the fixes of a run, file by file.
struct FixRun {
  let outcome: LintOutcome

  struct Result {
    var fileCount = 0
    var messages: [String] = []
  }

  /// Writes the files that change. A file that cannot be written becomes a message, and the run
  /// goes on with the others.
  func apply() throws -> Result {
    var result = Result()
    var count = 0
    let byPath = Dictionary(grouping: outcome.report.findings.filter { $0.fix != nil }, by: \.path)
    for (path, findings) in byPath.sorted(by: { $0.key < $1.key }) {
      guard let file = outcome.files[path] else { continue }
      do {
        let bytes = try TextFile.read(file, shownPath: path)
        let fixed = FixApplier.apply(findings.compactMap(\.fix), to: bytes)
        if !fixed.applied.isEmpty {
          try TextFile.write(fixed.bytes, to: file, shownPath: path)
          result.fileCount += 1
          count += fixed.applied.count
        }
        for refusal in fixed.refused {
          let finding = findings[refusal.index]
          result.messages.append(
            "\(path):\(finding.line): not mended: \(refusal.cause.rawValue) [\(finding.rule)]")
        }
      } catch {
        result.messages.append(error.description)
      }
    }
    if count > 0 { result.messages.append("mended \(count) in \(result.fileCount) files") }
    return result
  }
}
