#if CALCOT_TOOL || (Web && DEBUG)
  import Foundation

  /// The tests that concern what was saved. They run while the app is shown, until the next save.
  final class TestRun {
    private let package: String
    private let place: [String]
    private let reader: ProblemReader
    /// The files that have changed since their tests passed.
    private var changed: Set<String> = []
    private var targets: [String] = []
    private var process: ChildProcess?

    /// The output of tests that run.
    var unread: Descriptor? { process?.unread }

    /// Creates the tests of a package.
    ///
    /// - Parameter place: The options that name the package and the place of what is built.
    init(of package: String, in place: [String], reader: ProblemReader) {
      (self.package, self.place, self.reader) = (package, place, reader)
    }

    /// Notes that files have changed; tests that run are ended.
    func note(_ paths: Set<String>) {
      changed.formUnion(paths)
      stop()
    }

    /// Starts the tests of what has changed, unless they run; returns a sentence if there are none.
    func start() throws -> String? {
      guard !changed.isEmpty, process == nil else { return nil }
      targets = ConcernedTests(of: package).targets(afterChanging: changed)
      guard !targets.isEmpty else {
        changed = []
        return "no tests import what has changed"
      }
      process = try ChildProcess(
        ["swift", "test"] + place + ["--filter", "^(\(targets.joined(separator: "|")))\\."],
        variables: SwiftCommand.variables, use: .silent)
      return nil
    }

    /// Reads what the tests have written; returns the sentence about them at their end, and a Boolean value
    /// that indicates whether they have passed.
    func read() -> (sentence: String, isPassed: Bool)? {
      guard let process, process.read() == nil else { return nil }
      self.process = nil
      let isPassed = process.end(isWaiting: true)?.text == nil
      if isPassed { changed = [] }
      let sentence = Self.sentence(
        on: targets.joined(separator: ", "), text: process.text,
        failure: isPassed ? nil : reader.problem(ofBuild: process.text))
      return (sentence, isPassed)
    }

    func stop() {
      // NB: of the signals only this one reaches the tests, which are in a group of their own.
      process?.stop(SIGINT)
      process = nil
    }

    /// Returns the sentence about tests that have ended.
    ///
    /// - Parameters:
    ///   - names: The names of the targets.
    ///   - text: What both test libraries have written.
    ///   - failure: The first error of SwiftPM, if there was one: the tests were not built, or have failed.
    static func sentence(on names: String, text: String, failure: BuildProblem?) -> String {
      let lines = text.split(whereSeparator: \.isNewline)
      let counts = ["Test run with ", "Executed "].compactMap { start in
        lines.compactMap { line in
          line.firstRange(of: start).flatMap { Int(line[$0.upperBound...].prefix { $0.isNumber }) }
        }.max()
      }
      let count = counts.reduce(0, +)
      let tests = "\(count) \(count == 1 ? "test" : "tests") of \(names)"
      guard let failure else { return "\(tests) passed" }
      guard !counts.isEmpty else {
        return "the tests of \(names) do not build: "
          + (failure.place.map { "\($0): " } ?? "") + failure.message
      }
      let issues = lines.filter { $0.contains(" recorded an issue ") || $0.contains(" error: ") }
      let first = issues.first?.drop { !$0.isASCII || $0 == " " } ?? failure.message[...]
      let more = issues.count > 1 ? ", and \(issues.count - 1) more" : ""
      return "\(tests) FAILED: \(first)\(more)"
    }
  }
#endif
