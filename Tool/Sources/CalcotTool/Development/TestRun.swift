#if CALCOT_TOOL || (Web && DEBUG)
  import Foundation

  /// The tests that concern what was saved, and those that make a gallery of all screens. They run while the
  /// app is shown, until the next save.
  final class TestRun {
    /// A page with all screens, which a test writes.
    struct Gallery {
      let folder: String
      /// The address of the app, which its screens lead to.
      let app: String
    }

    private enum Kind { case concerned, recording, exploration }

    private let package: String
    private let place: [String]
    private let reader: ProblemReader
    private let hasTests: Bool
    private let gallery: Gallery?
    /// The files that have changed since their tests passed.
    private var changed: Set<String> = []
    /// The names of what runs.
    private var names: [String] = []
    /// A Boolean value that indicates whether there is something to run.
    private var isDue: Bool
    private var kind = Kind.concerned
    private var process: ChildProcess?

    /// The output of tests that run.
    var unread: Descriptor? { process?.unread }

    /// Creates the tests of a package.
    ///
    /// - Parameters:
    ///   - place: The options that name the package and the place of what is built.
    ///   - hasTests: A Boolean value that indicates whether the tests of what has changed run.
    ///   - gallery: The gallery to keep up to date; nil for none.
    init(
      of package: String, in place: [String], reader: ProblemReader, hasTests: Bool = true,
      gallery: Gallery? = nil
    ) {
      (self.package, self.place, self.reader) = (package, place, reader)
      (self.hasTests, self.gallery, isDue) = (hasTests, gallery, gallery != nil)
    }

    /// Notes that files have changed; tests that run are ended.
    func note(_ paths: Set<String>) {
      changed.formUnion(paths)
      stop()
      isDue = true
    }

    /// Starts what is due, unless tests run; returns a sentence if there is something to say.
    func start() throws -> String? {
      guard isDue, process == nil else { return nil }
      isDue = false
      kind = .concerned
      var (filters, sentence) = ([String](), String?.none)
      names = []
      if hasTests, !changed.isEmpty {
        names = ConcernedTests(of: package).targets(afterChanging: changed)
        if names.isEmpty {
          sentence = "no tests import what has changed"
          changed = []
        } else {
          filters = ["^(\(names.joined(separator: "|")))\\."]
        }
      }
      var variables: [String: String] = [:]
      if let gallery {
        let tests = ConcernedTests.names(calling: "writeGallery", in: package)
        if tests.isEmpty { sentence = "no test of the package calls writeGallery" }
        filters += tests
        names += tests.isEmpty ? [] : ["the gallery file://\(gallery.folder)/index.html"]
        variables = ["CALCOT_GALLERY": gallery.folder, "CALCOT_APP": gallery.app]
      }
      try run(filters, variables)
      return sentence
    }

    /// Records the screens as they are; returns a sentence if no test compares them.
    func accept() throws -> String? {
      try run(.recording, of: "the recordings", "expectScreens", ["CALCOT_RECORD": "1"])
    }

    /// Explores the app from a place that it has left in a file; returns a sentence if no test explores.
    func explore(from place: String) throws -> String? {
      try run(
        .exploration, of: "the exploration from here", "explore", ["CALCOT_EXPLORE": place])
    }

    /// Runs the tests that call a function, in the place of those that run; returns a sentence if there are
    /// none.
    private func run(
      _ kind: Kind, of name: String, _ function: String, _ variables: [String: String]
    ) throws -> String? {
      let tests = ConcernedTests.names(calling: function, in: package)
      guard !tests.isEmpty else { return "no test of the package calls \(function)" }
      stop()
      (self.kind, names) = (kind, [name])
      try run(tests, variables)
      return nil
    }

    private func run(_ filters: [String], _ variables: [String: String]) throws {
      guard !filters.isEmpty else { return }
      process = try ChildProcess(
        ["swift", "test"] + place + filters.flatMap { ["--filter", $0] },
        variables: variables.merging(SwiftCommand.variables) { $1 }, use: .silent)
    }

    /// Reads what the tests have written; returns the sentence about them at their end, and a Boolean value
    /// that indicates whether they have passed.
    func read() -> (sentence: String, isPassed: Bool)? {
      guard let process, process.read() == nil else { return nil }
      self.process = nil
      let isPassed = process.end(isWaiting: true)?.text == nil
      // NB: the gallery tells of each screen whether it is as recorded.
      if kind == .recording { isDue = true }
      if isPassed, kind == .concerned { changed = [] }
      let sentence = Self.sentence(
        on: names.joined(separator: ", "), text: process.text,
        failure: isPassed ? nil : reader.problem(ofBuild: process.text))
      return (sentence, isPassed)
    }

    func stop() {
      // NB: of the signals only this one reaches the tests, which are in a group of their own.
      guard let process else { return }
      process.stop(SIGINT)
      self.process = nil
      if kind == .concerned { isDue = true }
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
      let issues = lines.indices.filter {
        lines[$0].contains(" recorded an issue ") || lines[$0].contains(" error: ")
      }
      let first = issues.first.map { Self.issue(lines[$0...]) } ?? failure.message
      let more = issues.count > 1 ? ", and \(issues.count - 1) more" : ""
      return "\(tests) FAILED: \(first)\(more)"
    }

    /// Returns an issue, with its comment, which Swift Testing writes on the next line.
    private static func issue(_ lines: ArraySlice<Substring>) -> String {
      let texts = lines.prefix(2).map { $0.drop { !$0.isASCII || $0 == " " } }
      let hasComment = lines.dropFirst().first?.hasPrefix("↳") == true
      return texts.prefix(hasComment ? 2 : 1).joined(separator: ": ")
    }
  }
#endif
