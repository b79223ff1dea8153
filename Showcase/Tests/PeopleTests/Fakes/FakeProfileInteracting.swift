// Made by `calcot fakes`; do not edit.

import Calcot
import CalcotContent

@testable import People

/// A fake of ``ProfileInteracting``, which records calls and answers with what a test has set.
@MainActor
final class FakeProfileInteracting: ProfileInteracting {
  /// Called with the name of an asynchronous call before it is answered: may wait, or throw.
  var beforeAnswer: (@MainActor (String) async throws -> Void)?

  private(set) var profileGets = 0
  var profileReturns: Profile?

  var profile: Profile {
    profileGets += 1
    guard let profileReturns else {
      preconditionFailure("FakeProfileInteracting.profile has no answer: set profileReturns")
    }
    return profileReturns
  }

  private(set) var profileDidChangeGets = 0
  var profileDidChangeReturns: ObserverSet<Void>?

  var profileDidChange: ObserverSet<Void> {
    profileDidChangeGets += 1
    guard let profileDidChangeReturns else {
      preconditionFailure(
        "FakeProfileInteracting.profileDidChange has no answer: set profileDidChangeReturns")
    }
    return profileDidChangeReturns
  }

  private(set) var restorePersonGets = 0
  var restorePersonReturns:
    (@MainActor (DeletedPerson) async throws(PeopleRepositoryError) -> Void)?

  var restorePerson: @MainActor (DeletedPerson) async throws(PeopleRepositoryError) -> Void {
    restorePersonGets += 1
    guard let restorePersonReturns else {
      preconditionFailure(
        "FakeProfileInteracting.restorePerson has no answer: set restorePersonReturns")
    }
    return restorePersonReturns
  }

  private(set) var restoreDocumentGets = 0
  var restoreDocumentReturns:
    (@MainActor (RemovedDocument) async throws(PeopleRepositoryError) -> Void)?

  var restoreDocument: @MainActor (RemovedDocument) async throws(PeopleRepositoryError) -> Void {
    restoreDocumentGets += 1
    guard let restoreDocumentReturns else {
      preconditionFailure(
        "FakeProfileInteracting.restoreDocument has no answer: set restoreDocumentReturns")
    }
    return restoreDocumentReturns
  }

  private(set) var fetchPersonCalls = 0
  var fetchPersonHandler: (@MainActor () async -> Void)?

  func fetchPerson() async {
    fetchPersonCalls += 1
    try? await beforeAnswer?("fetchPerson()")
    await fetchPersonHandler?()
  }

  private(set) var deleteCalls = 0
  var deleteThrows: PeopleRepositoryError?
  var deleteReturns: DeletedPerson?
  var deleteHandler: (@MainActor () async throws(PeopleRepositoryError) -> DeletedPerson)?

  func delete() async throws(PeopleRepositoryError) -> DeletedPerson {
    deleteCalls += 1
    do { try await beforeAnswer?("delete()") } catch {
      if let error = error as? PeopleRepositoryError { throw error }
    }
    if let deleteThrows { throw deleteThrows }
    if let deleteHandler { return try await deleteHandler() }
    guard let deleteReturns else {
      preconditionFailure("FakeProfileInteracting.delete() has no answer: set deleteReturns")
    }
    return deleteReturns
  }

  private(set) var setPhotoCalls: [PickedFile?] = []
  var setPhotoThrows: PeopleRepositoryError?
  var setPhotoHandler: (@MainActor (PickedFile?) async throws(PeopleRepositoryError) -> Void)?

  func setPhoto(_ photo: PickedFile?) async throws(PeopleRepositoryError) {
    setPhotoCalls.append(photo)
    do { try await beforeAnswer?("setPhoto(_:)") } catch {
      if let error = error as? PeopleRepositoryError { throw error }
    }
    if let setPhotoThrows { throw setPhotoThrows }
    try await setPhotoHandler?(photo)
  }

  private(set) var addDocumentsCalls: [[PickedFile]] = []
  var addDocumentsThrows: PeopleRepositoryError?
  var addDocumentsHandler: (@MainActor ([PickedFile]) async throws(PeopleRepositoryError) -> Void)?

  func addDocuments(_ files: [PickedFile]) async throws(PeopleRepositoryError) {
    addDocumentsCalls.append(files)
    do { try await beforeAnswer?("addDocuments(_:)") } catch {
      if let error = error as? PeopleRepositoryError { throw error }
    }
    if let addDocumentsThrows { throw addDocumentsThrows }
    try await addDocumentsHandler?(files)
  }

  private(set) var fileCalls: [PersonDocument.ID] = []
  var fileThrows: PeopleRepositoryError?
  var fileReturns: PickedFile?
  var fileHandler:
    (@MainActor (PersonDocument.ID) async throws(PeopleRepositoryError) -> PickedFile)?

  func file(of document: PersonDocument.ID) async throws(PeopleRepositoryError) -> PickedFile {
    fileCalls.append(document)
    do { try await beforeAnswer?("file(of:)") } catch {
      if let error = error as? PeopleRepositoryError { throw error }
    }
    if let fileThrows { throw fileThrows }
    if let fileHandler { return try await fileHandler(document) }
    guard let fileReturns else {
      preconditionFailure("FakeProfileInteracting.file(of:) has no answer: set fileReturns")
    }
    return fileReturns
  }

  private(set) var removeCalls: [PersonDocument.ID] = []
  var removeThrows: PeopleRepositoryError?
  var removeReturns: RemovedDocument?
  var removeHandler:
    (@MainActor (PersonDocument.ID) async throws(PeopleRepositoryError) -> RemovedDocument)?

  func remove(
    _ document: PersonDocument.ID
  ) async throws(PeopleRepositoryError) -> RemovedDocument {
    removeCalls.append(document)
    do { try await beforeAnswer?("remove(_:)") } catch {
      if let error = error as? PeopleRepositoryError { throw error }
    }
    if let removeThrows { throw removeThrows }
    if let removeHandler { return try await removeHandler(document) }
    guard let removeReturns else {
      preconditionFailure("FakeProfileInteracting.remove(_:) has no answer: set removeReturns")
    }
    return removeReturns
  }
}
