// Made by `calcot fakes`; do not edit.

import CalcotViews

/// A fake of ``PermissionService``, which records calls and answers with what a test has set.
@MainActor
final class FakePermissionService: PermissionService {
  /// Called with the name of an asynchronous call before it is answered: may wait, or throw.
  var beforeAnswer: (@MainActor (String) async throws -> Void)?

  private(set) var statusCalls = 0
  var statusReturns: PermissionStatus?
  var statusHandler: (@MainActor () async -> PermissionStatus)?

  func status() async -> PermissionStatus {
    statusCalls += 1
    try? await beforeAnswer?("status()")
    if let statusHandler { return await statusHandler() }
    guard let statusReturns else {
      preconditionFailure("FakePermissionService.status() has no answer: set statusReturns")
    }
    return statusReturns
  }

  private(set) var requestCalls = 0
  var requestReturns: Bool?
  var requestHandler: (@MainActor () async -> Bool)?

  func request() async -> Bool {
    requestCalls += 1
    try? await beforeAnswer?("request()")
    if let requestHandler { return await requestHandler() }
    guard let requestReturns else {
      preconditionFailure("FakePermissionService.request() has no answer: set requestReturns")
    }
    return requestReturns
  }
}
