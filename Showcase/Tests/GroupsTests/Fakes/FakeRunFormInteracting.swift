// Made by `calcot fakes`; do not edit.

@testable import Groups

/// A fake of ``RunFormInteracting``, which records calls and answers with what a test has set.
@MainActor
final class FakeRunFormInteracting: RunFormInteracting {
  /// Called with the name of an asynchronous call before it is answered: may wait, or throw.
  var beforeAnswer: (@MainActor (String) async throws -> Void)?

  private(set) var planCalls = 0
  var planThrows: GroupRepositoryError?
  var planReturns: RunPlan?
  var planHandler: (@MainActor () async throws(GroupRepositoryError) -> RunPlan)?

  func plan() async throws(GroupRepositoryError) -> RunPlan {
    planCalls += 1
    do { try await beforeAnswer?("plan()") } catch {
      if let error = error as? GroupRepositoryError { throw error }
    }
    if let planThrows { throw planThrows }
    if let planHandler { return try await planHandler() }
    guard let planReturns else {
      preconditionFailure("FakeRunFormInteracting.plan() has no answer: set planReturns")
    }
    return planReturns
  }

  private(set) var saveCalls: [(plan: RunPlan, known: RunPlan?)] = []
  var saveThrows: GroupRepositoryError?
  var saveReturns: Run?
  var saveHandler: (@MainActor (RunPlan, RunPlan?) async throws(GroupRepositoryError) -> Run)?

  func save(_ plan: RunPlan, from known: RunPlan?) async throws(GroupRepositoryError) -> Run {
    saveCalls.append((plan, known))
    do { try await beforeAnswer?("save(_:from:)") } catch {
      if let error = error as? GroupRepositoryError { throw error }
    }
    if let saveThrows { throw saveThrows }
    if let saveHandler { return try await saveHandler(plan, known) }
    guard let saveReturns else {
      preconditionFailure("FakeRunFormInteracting.save(_:from:) has no answer: set saveReturns")
    }
    return saveReturns
  }
}
