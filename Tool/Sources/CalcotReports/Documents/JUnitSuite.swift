import CalcotFindings
import CalcotText

/// The tests of one rule.
struct JUnitSuite {
  var name: String
  var tests: [JUnitTest]

  var counts: JUnitCounts {
    tests.reduce(into: JUnitCounts()) { $0.add($1.outcome) }
  }
}

/// The numbers of tests by outcome.
struct JUnitCounts {
  private var tests = 0
  private var failures = 0
  private var errors = 0
  private var skipped = 0

  var attributes: String {
    "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
  }

  mutating func add(_ outcome: JUnitTest.Outcome) {
    tests += 1
    switch outcome {
    case .passed, .passedWithOutput: break
    case .failed: failures += 1
    case .skipped: skipped += 1
    case .stopped: errors += 1
    }
  }

  mutating func add(_ other: JUnitCounts) {
    tests += other.tests
    failures += other.failures
    errors += other.errors
    skipped += other.skipped
  }
}

/// A test: a finding, a problem, or a rule without findings.
struct JUnitTest {
  let outcome: Outcome
  private let path: String
  private let name: String
  private let line: Int?
  private let kind: String
  private let details: String

  enum Outcome {
    case passed, passedWithOutput, failed, skipped(String), stopped
  }

  init(_ finding: Finding, _ outcome: Outcome) {
    self.outcome = outcome
    path = finding.path
    name = finding.message
    line = finding.line
    kind = finding.severity.rawValue
    let places = finding.evidence.map { "\($0.path):\($0.line):\($0.column): \($0.note)" }
    let place = "\(finding.path):\(finding.line):\(finding.column): \(finding.verdict)"
    details = ([place] + places).joined(separator: "\n")
  }

  init(_ problem: LintReport.Problem) {
    outcome = .stopped
    path = problem.path
    name = problem.message
    line = problem.line
    kind = "problem"
    details = problem.message
  }

  init(keptRule rule: String) {
    outcome = .passed
    path = rule
    name = "is kept"
    line = nil
    kind = ""
    details = ""
  }

  var text: String {
    let path = Escape.markup(path)
    let name = Escape.markup(name)
    var text = "    <testcase classname=\"\(path)\" name=\"\(name)\""
    if let line { text += " file=\"\(path)\" line=\"\(line)\"" }
    switch outcome {
    case .passed: return text + "/>\n"
    case .passedWithOutput: text += ">\n      <system-out>\(Escape.markup(details))</system-out>\n"
    case .failed: text += ">\n" + element("failure", message: name)
    case .stopped: text += ">\n" + element("error", message: name)
    case .skipped(let reason):
      text += ">\n      <skipped message=\"\(Escape.markup(reason))\"/>\n"
    }
    return text + "    </testcase>\n"
  }

  private func element(_ element: String, message: String) -> String {
    let details = Escape.markup(details)
    return "      <\(element) type=\"\(kind)\" message=\"\(message)\">\(details)</\(element)>\n"
  }
}
