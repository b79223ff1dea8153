// Made by `calcot fakes`; do not edit.

import Calcot
import CalcotContent
import People

/// A fake of ``PeopleInteracting``, which records calls and answers with what a test has set.
@MainActor
final class FakePeopleInteracting: PeopleInteracting {
  /// Called with the name of an asynchronous call before it is answered: may wait, or throw.
  var beforeAnswer: (@MainActor (String) async throws -> Void)?

  private(set) var peopleListGets = 0
  var peopleListReturns: PeopleList?

  var peopleList: PeopleList {
    peopleListGets += 1
    guard let peopleListReturns else {
      preconditionFailure("FakePeopleInteracting.peopleList has no answer: set peopleListReturns")
    }
    return peopleListReturns
  }

  private(set) var peopleListDidChangeGets = 0
  var peopleListDidChangeReturns: ObserverSet<Void>?

  var peopleListDidChange: ObserverSet<Void> {
    peopleListDidChangeGets += 1
    guard let peopleListDidChangeReturns else {
      preconditionFailure(
        "FakePeopleInteracting.peopleListDidChange has no answer: set peopleListDidChangeReturns")
    }
    return peopleListDidChangeReturns
  }

  private(set) var fetchPeopleCalls = 0
  var fetchPeopleHandler: (@MainActor () async -> Void)?

  func fetchPeople() async {
    fetchPeopleCalls += 1
    try? await beforeAnswer?("fetchPeople()")
    await fetchPeopleHandler?()
  }

  private(set) var fetchPeopleInCalls: [Range<Int>] = []
  var fetchPeopleInHandler: (@MainActor (Range<Int>) async -> Void)?

  func fetchPeople(in rows: Range<Int>) async {
    fetchPeopleInCalls.append(rows)
    try? await beforeAnswer?("fetchPeople(in:)")
    await fetchPeopleInHandler?(rows)
  }

  private(set) var searchCalls: [String] = []
  var searchHandler: (@MainActor (String) -> Void)?

  func search(for text: String) {
    searchCalls.append(text)
    searchHandler?(text)
  }
}
