import CalcotConfiguration
import CalcotFiles

/// A cache of the last analysis of the same files by the same rules.
struct AnalysisCache: Sendable {
  private let cache: RunCache

  /// Creates the cache; nil if there is no folder for it.
  init?(of sources: ReadSources, run: LintRun, in environment: ToolEnvironment) {
    let cache = RunCache(
      of: sources, reading: run.reading, asked: [run.only.sorted()], in: environment)
    guard let cache else { return nil }
    self.cache = cache
  }

  /// The analysis of an earlier run; nil if it is not cached. Takes about 1 ms for 1,000 findings.
  var analysis: LintAnalysis? { cache.bytes.flatMap(LintAnalysis.init(bytes:)) }

  func keep(_ analysis: LintAnalysis) { cache.keep(analysis.bytes) }
}
