// Made by `calcot fakes`; do not edit.

@testable import Groups

/// A fake of ``AboutFormInteracting``, which records calls and answers with what a test has set.
@MainActor
final class FakeAboutFormInteracting: AboutFormInteracting {
  /// Called with the name of an asynchronous call before it is answered: may wait, or throw.
  var beforeAnswer: (@MainActor (String) async throws -> Void)?

  private(set) var groupCalls = 0
  var groupThrows: GroupRepositoryError?
  var groupReturns: Group?
  var groupHandler: (@MainActor () async throws(GroupRepositoryError) -> Group)?

  func group() async throws(GroupRepositoryError) -> Group {
    groupCalls += 1
    do { try await beforeAnswer?("group()") } catch {
      if let error = error as? GroupRepositoryError { throw error }
    }
    if let groupThrows { throw groupThrows }
    if let groupHandler { return try await groupHandler() }
    guard let groupReturns else {
      preconditionFailure("FakeAboutFormInteracting.group() has no answer: set groupReturns")
    }
    return groupReturns
  }

  private(set) var saveCalls: [(about: GroupAbout, known: GroupAbout)] = []
  var saveThrows: GroupRepositoryError?
  var saveReturns: Group?
  var saveHandler:
    (@MainActor (GroupAbout, GroupAbout) async throws(GroupRepositoryError) -> Group)?

  func save(
    _ about: GroupAbout, from known: GroupAbout
  ) async throws(GroupRepositoryError) -> Group {
    saveCalls.append((about, known))
    do { try await beforeAnswer?("save(_:from:)") } catch {
      if let error = error as? GroupRepositoryError { throw error }
    }
    if let saveThrows { throw saveThrows }
    if let saveHandler { return try await saveHandler(about, known) }
    guard let saveReturns else {
      preconditionFailure("FakeAboutFormInteracting.save(_:from:) has no answer: set saveReturns")
    }
    return saveReturns
  }
}
