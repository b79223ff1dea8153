import CalcotCode
import CalcotFiles
import CalcotFindings
import CalcotRules
import Foundation

/// The steps after reading, which broken code must not crash.
struct FuzzedCodebase {
  private var files: [SourceFile] = []
  private var hashes: [ContentHash] = []

  var count: Int { files.count }

  mutating func add(_ facts: FileFacts, of source: [UInt8]) {
    // NB: folders and names decide about roles, too.
    let name = ["ViewModel", "ViewController", "Coordinator", "Interactor", "View"][count % 5]
    files.append(SourceFile(path: "App/\(name)s/Input\(count)\(name).swift", facts: facts))
    hashes.append(ContentHash(of: source))
  }

  /// The files, linked.
  var codebase: Codebase { Codebase(files: files) }

  /// Links the files and runs all rules.
  func runRules() -> [String] {
    let context = RuleContext(codebase: codebase)
    var failures: [String] = []
    for rule in RuleBook.all {
      for finding in rule.init().findings(in: context) {
        let file = files.first { $0.path == finding.path }
        if file.map({ finding.line > $0.facts.lineStarts.count }) ?? true || finding.line < 1 {
          failures.append("\(finding.rule) points at \(finding.path):\(finding.line)")
        }
      }
    }
    return failures
  }

  /// Writes the facts to a cache and reads them again.
  func storeInCache() -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fuzzed-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let writer = ContentHash(high: 1, low: 2)
    let cache = FactsCache(folder: Path(folder.path), writer: writer, today: 20_000)
    for (file, hash) in zip(files, hashes) { cache.add(file.facts, of: hash) }
    cache.save(on: WorkerThreads(count: 1))
    let again = FactsCache(folder: Path(folder.path), writer: writer, today: 20_000)
    return zip(files, hashes).compactMap { file, hash in
      guard let kept = again.facts(of: hash) else { return "\(file.path) is not kept" }
      return file.facts.isSame(as: kept) ? nil : "\(file.path) is kept as something else"
    }
  }
}
