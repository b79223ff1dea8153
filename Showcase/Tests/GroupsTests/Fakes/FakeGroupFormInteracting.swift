// Made by `calcot fakes`; do not edit.

@testable import Groups

/// A fake of ``GroupFormInteracting``, which records calls and answers with what a test has set.
@MainActor
final class FakeGroupFormInteracting: GroupFormInteracting {
  /// Called with the name of an asynchronous call before it is answered: may wait, or throw.
  var beforeAnswer: (@MainActor (String) async throws -> Void)?

  private(set) var nameCalls = 0
  var nameThrows: GroupRepositoryError?
  var nameReturns: String?
  var nameHandler: (@MainActor () async throws(GroupRepositoryError) -> String)?

  func name() async throws(GroupRepositoryError) -> String {
    nameCalls += 1
    do { try await beforeAnswer?("name()") } catch {
      if let error = error as? GroupRepositoryError { throw error }
    }
    if let nameThrows { throw nameThrows }
    if let nameHandler { return try await nameHandler() }
    guard let nameReturns else {
      preconditionFailure("FakeGroupFormInteracting.name() has no answer: set nameReturns")
    }
    return nameReturns
  }

  private(set) var saveCalls: [(name: GroupName, known: String)] = []
  var saveThrows: GroupRepositoryError?
  var saveReturns: Group?
  var saveHandler: (@MainActor (GroupName, String) async throws(GroupRepositoryError) -> Group)?

  func save(_ name: GroupName, from known: String) async throws(GroupRepositoryError) -> Group {
    saveCalls.append((name, known))
    do { try await beforeAnswer?("save(_:from:)") } catch {
      if let error = error as? GroupRepositoryError { throw error }
    }
    if let saveThrows { throw saveThrows }
    if let saveHandler { return try await saveHandler(name, known) }
    guard let saveReturns else {
      preconditionFailure("FakeGroupFormInteracting.save(_:from:) has no answer: set saveReturns")
    }
    return saveReturns
  }
}
