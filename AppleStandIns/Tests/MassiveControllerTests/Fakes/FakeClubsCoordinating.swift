// Made by `calcot fakes`; do not edit.

/// A fake of ``ClubsCoordinating``, which records calls and answers with what a test has set.
@MainActor
final class FakeClubsCoordinating: ClubsCoordinating {
  /// Called with the name of an asynchronous call before it is answered: may wait, or throw.
  var beforeAnswer: (@MainActor (String) async throws -> Void)?

  private(set) var presentCalls: [Club] = []
  var presentHandler: (@MainActor (Club) -> Void)?

  func present(_ club: Club) {
    presentCalls.append(club)
    presentHandler?(club)
  }

  private(set) var confirmCalls: [Question] = []
  var confirmReturns: Bool?
  var confirmHandler: (@MainActor (Question) async -> Bool)?

  func confirm(_ question: Question) async -> Bool {
    confirmCalls.append(question)
    try? await beforeAnswer?("confirm(_:)")
    if let confirmHandler { return await confirmHandler(question) }
    guard let confirmReturns else {
      preconditionFailure("FakeClubsCoordinating.confirm(_:) has no answer: set confirmReturns")
    }
    return confirmReturns
  }
}
