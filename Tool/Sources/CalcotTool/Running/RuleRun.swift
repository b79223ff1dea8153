import CalcotCode
import CalcotConfiguration
import CalcotFiles
import CalcotFindings
import CalcotRules

/// Runs rules over a codebase in parallel.
struct RuleRun: Sendable {
  private let codebase: Codebase
  private let configuration: Configuration
  private let layers: [RuleContext.Layer]
  private let written: Set<String>
  /// The paths of the files that the configuration excludes from single rules, by the rules' ids.
  private let excluded: [String: Set<String>]
  private let isWhole: Bool
  private let timings: Timings

  /// - Parameter written: The paths of the files whose findings count.
  init(read: ReadCodebase, written: Set<String>, timings: Timings) {
    codebase = read.codebase
    configuration = read.project.configuration
    layers = Self.layers(of: read)
    self.written = written
    isWhole = read.isWhole
    excluded = configuration.rules.filter { !$0.value.exclude.isEmpty }.mapValues { settings in
      let files = read.sources.lazy.map(\.file)
      return Set(
        files.filter { read.project.matches(settings.exclude, $0) }.map(\.shownPath))
    }
    self.timings = timings
  }

  /// Returns the findings of the rules, rule by rule, in the files whose findings count.
  func findings(
    of rules: [any Rule.Type], comments: RuleContext.Comments = RuleContext.Comments()
  ) -> [Finding] {
    WorkerThreads().map(rules.count) { index in
      let description = rules[index].description
      let context = RuleContext(
        codebase: codebase, numbers: configuration.numbers(of: description), layers: layers,
        data: configuration.data, comments: comments, isWhole: isWhole)
      let found = timings.rule(description.id) { rules[index].init().findings(in: context) }
      return found.filter { finding in
        written.contains(finding.path)
          && excluded[finding.rule]?.contains(finding.path) != true
      }
    }.flatMap { $0 }
  }

  /// Returns the files of each layer. A file belongs to the first layer that it matches.
  private static func layers(of read: ReadCodebase) -> [RuleContext.Layer] {
    var taken: Set<Int32> = []
    return read.project.configuration.layers.map { layer in
      let files = read.sources.indices.lazy.map(Int32.init).filter { file in
        !taken.contains(file) && read.project.matches(layer.files, read.sources[Int(file)].file)
      }
      let found = Set(files)
      taken.formUnion(found)
      return RuleContext.Layer(name: layer.name, files: found)
    }
  }
}
