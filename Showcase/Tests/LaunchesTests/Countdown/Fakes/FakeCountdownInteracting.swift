// Made by `calcot fakes`; do not edit.

/// A fake of ``CountdownInteracting``, which records calls and answers with what a test has set.
@MainActor
final class FakeCountdownInteracting: CountdownInteracting {
  private(set) var checkRocketCalls = 0
  var checkRocketReturns: Bool?
  var checkRocketHandler: (@MainActor () async -> Bool)?

  func checkRocket() async -> Bool {
    checkRocketCalls += 1
    if let checkRocketHandler { return await checkRocketHandler() }
    guard let checkRocketReturns else {
      preconditionFailure(
        "FakeCountdownInteracting.checkRocket() has no answer: set checkRocketReturns")
    }
    return checkRocketReturns
  }
}
