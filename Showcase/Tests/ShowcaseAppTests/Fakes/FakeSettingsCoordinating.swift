// Made by `calcot fakes`; do not edit.

import Calcot
import CalcotContent
import GroupsInStyles
import Localization
import ShowcaseApp

/// A fake of ``SettingsCoordinating``, which records calls and answers with what a test has set.
@MainActor
final class FakeSettingsCoordinating: SettingsCoordinating {
  /// Called with the name of an asynchronous call before it is answered: may wait, or throw.
  var beforeAnswer: (@MainActor (String) async throws -> Void)?

  private(set) var restartGroupsCalls = 0
  var restartGroupsReturns: Answer?
  var restartGroupsHandler: (@MainActor () async -> Answer)?

  func restartGroups() async -> Answer {
    restartGroupsCalls += 1
    try? await beforeAnswer?("restartGroups()")
    if let restartGroupsHandler { return await restartGroupsHandler() }
    guard let restartGroupsReturns else {
      preconditionFailure(
        "FakeSettingsCoordinating.restartGroups() has no answer: set restartGroupsReturns")
    }
    return restartGroupsReturns
  }
}
