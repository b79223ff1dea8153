/// The issues of an app under test: each fails the test, unless the test expects it.
@MainActor
final class ExpectedIssues {
  private var expected: [(text: String, isMet: Bool)] = []

  /// Expects an issue that contains `text` until ``check(_:)``.
  func expect(_ text: String) { expected.append((text, false)) }

  func receive(_ issue: String, at place: SourcePlace) {
    guard let index = expected.lastIndex(where: { issue.contains($0.text) }) else {
      return reportFailure(issue, at: place)
    }
    expected[index].isMet = true
  }

  /// Fails if the last expected issue was not reported.
  func check(_ place: SourcePlace) {
    guard let last = expected.popLast(), !last.isMet else { return }
    reportFailure("No issue with \"\(last.text)\" was reported.", at: place)
  }
}
