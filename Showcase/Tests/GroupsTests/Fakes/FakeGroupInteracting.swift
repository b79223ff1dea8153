// Made by `calcot fakes`; do not edit.

import Calcot
import CalcotContent

@testable import Groups

/// A fake of ``GroupInteracting``, which records calls and answers with what a test has set.
@MainActor
final class FakeGroupInteracting: GroupInteracting {
  /// Called with the name of an asynchronous call before it is answered: may wait, or throw.
  var beforeAnswer: (@MainActor (String) async throws -> Void)?

  private(set) var groupDetailGets = 0
  var groupDetailReturns: GroupDetail?

  var groupDetail: GroupDetail {
    groupDetailGets += 1
    guard let groupDetailReturns else {
      preconditionFailure("FakeGroupInteracting.groupDetail has no answer: set groupDetailReturns")
    }
    return groupDetailReturns
  }

  private(set) var groupDetailDidChangeGets = 0
  var groupDetailDidChangeReturns: ObserverSet<Void>?

  var groupDetailDidChange: ObserverSet<Void> {
    groupDetailDidChangeGets += 1
    guard let groupDetailDidChangeReturns else {
      preconditionFailure(
        "FakeGroupInteracting.groupDetailDidChange has no answer: set groupDetailDidChangeReturns")
    }
    return groupDetailDidChangeReturns
  }

  private(set) var restorePictureGets = 0
  var restorePictureReturns: (@MainActor (ImageData?) async throws(GroupRepositoryError) -> Void)?

  var restorePicture: @MainActor (ImageData?) async throws(GroupRepositoryError) -> Void {
    restorePictureGets += 1
    guard let restorePictureReturns else {
      preconditionFailure(
        "FakeGroupInteracting.restorePicture has no answer: set restorePictureReturns")
    }
    return restorePictureReturns
  }

  private(set) var restoreRunGets = 0
  var restoreRunReturns: (@MainActor (Run) async throws(GroupRepositoryError) -> Void)?

  var restoreRun: @MainActor (Run) async throws(GroupRepositoryError) -> Void {
    restoreRunGets += 1
    guard let restoreRunReturns else {
      preconditionFailure("FakeGroupInteracting.restoreRun has no answer: set restoreRunReturns")
    }
    return restoreRunReturns
  }

  private(set) var fetchGroupCalls = 0
  var fetchGroupHandler: (@MainActor () async -> Void)?

  func fetchGroup() async {
    fetchGroupCalls += 1
    try? await beforeAnswer?("fetchGroup()")
    await fetchGroupHandler?()
  }

  private(set) var moveCalls: [(from: GroupCategory, to: GroupCategory)] = []
  var moveThrows: GroupRepositoryError?
  var moveReturns: Group?
  var moveHandler:
    (@MainActor (GroupCategory, GroupCategory) async throws(GroupRepositoryError) -> Group)?

  func move(from: GroupCategory, to: GroupCategory) async throws(GroupRepositoryError) -> Group {
    moveCalls.append((from, to))
    do { try await beforeAnswer?("move(from:to:)") } catch {
      if let error = error as? GroupRepositoryError { throw error }
    }
    if let moveThrows { throw moveThrows }
    if let moveHandler { return try await moveHandler(from, to) }
    guard let moveReturns else {
      preconditionFailure("FakeGroupInteracting.move(from:to:) has no answer: set moveReturns")
    }
    return moveReturns
  }

  private(set) var setPictureCalls: [ImageData?] = []
  var setPictureThrows: GroupRepositoryError?
  var setPictureHandler: (@MainActor (ImageData?) async throws(GroupRepositoryError) -> Void)?

  func setPicture(_ picture: ImageData?) async throws(GroupRepositoryError) {
    setPictureCalls.append(picture)
    do { try await beforeAnswer?("setPicture(_:)") } catch {
      if let error = error as? GroupRepositoryError { throw error }
    }
    if let setPictureThrows { throw setPictureThrows }
    try await setPictureHandler?(picture)
  }

  private(set) var deleteCalls: [Run.ID] = []
  var deleteThrows: GroupRepositoryError?
  var deleteReturns: Run?
  var deleteHandler: (@MainActor (Run.ID) async throws(GroupRepositoryError) -> Run)?

  func delete(_ run: Run.ID) async throws(GroupRepositoryError) -> Run {
    deleteCalls.append(run)
    do { try await beforeAnswer?("delete(_:)") } catch {
      if let error = error as? GroupRepositoryError { throw error }
    }
    if let deleteThrows { throw deleteThrows }
    if let deleteHandler { return try await deleteHandler(run) }
    guard let deleteReturns else {
      preconditionFailure("FakeGroupInteracting.delete(_:) has no answer: set deleteReturns")
    }
    return deleteReturns
  }
}
