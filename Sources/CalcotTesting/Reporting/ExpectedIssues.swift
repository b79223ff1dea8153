/// The issues of an app under test: each one fails the test unless the test expects it.
@MainActor
package final class ExpectedIssues {
  private var expected: [(text: String, isMet: Bool)] = []
  /// The receiver of the issues in place of the test, if there is one.
  package var receiver: ((String) -> Void)?

  /// Expects an issue that contains `text` until ``check(_:)``.
  func expect(_ text: String) { expected.append((text, false)) }

  func receive(_ issue: String, at place: SourcePlace) {
    if let receiver { return receiver(issue) }
    guard let index = expected.lastIndex(where: { issue.contains($0.text) }) else {
      return reportFailure(issue, at: place)
    }
    expected[index].isMet = true
  }

  /// Fails if the last expected issue was not reported.
  func check(_ place: SourcePlace) {
    guard let last = expected.popLast(), !last.isMet else { return }
    let wanted = last.text.isEmpty ? "No issue" : "No issue with \"\(last.text)\""
    reportFailure("\(wanted) was reported.", at: place)
  }
}
