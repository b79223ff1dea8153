import CalcotConfiguration
import CalcotFiles
import CalcotFindings

/// The files that single rules say nothing about.
struct RuleExclusions: Sendable {
  /// Paths as findings have them, by the rules' ids.
  private var paths: [String: Set<String>] = [:]

  init(house: HouseConfiguration, read: ReadCodebase) {
    for (rule, settings) in house.configuration.rules where !settings.exclude.isEmpty {
      paths[rule] = Set(
        read.sources.lazy.map(\.file).filter { house.matches(settings.exclude, $0) }.map(
          \.shownPath))
    }
  }

  func excludes(_ finding: Finding) -> Bool {
    paths[finding.rule]?.contains(finding.path) ?? false
  }
}
