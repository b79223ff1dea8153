// Made by `calcot fakes`; do not edit.

import Calcot
import CalcotContent

@testable import People

/// A fake of ``PhotoInteracting``, which records calls and answers with what a test has set.
@MainActor
final class FakePhotoInteracting: PhotoInteracting {
  /// Called with the name of an asynchronous call before it is answered: may wait, or throw.
  var beforeAnswer: (@MainActor (String) async throws -> Void)?

  private(set) var personPhotoGets = 0
  var personPhotoReturns: PersonPhoto?

  var personPhoto: PersonPhoto {
    personPhotoGets += 1
    guard let personPhotoReturns else {
      preconditionFailure("FakePhotoInteracting.personPhoto has no answer: set personPhotoReturns")
    }
    return personPhotoReturns
  }

  private(set) var personPhotoDidChangeGets = 0
  var personPhotoDidChangeReturns: ObserverSet<Void>?

  var personPhotoDidChange: ObserverSet<Void> {
    personPhotoDidChangeGets += 1
    guard let personPhotoDidChangeReturns else {
      preconditionFailure(
        "FakePhotoInteracting.personPhotoDidChange has no answer: set personPhotoDidChangeReturns")
    }
    return personPhotoDidChangeReturns
  }

  private(set) var fetchPhotoCalls = 0
  var fetchPhotoHandler: (@MainActor () async -> Void)?

  func fetchPhoto() async {
    fetchPhotoCalls += 1
    try? await beforeAnswer?("fetchPhoto()")
    await fetchPhotoHandler?()
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
}
