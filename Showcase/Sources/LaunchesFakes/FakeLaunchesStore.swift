public import Foundation
public import Launches

/// A store in memory, for the tests of screens. It keeps the contract of ``LaunchesStore``, and a
/// test can make it fail.
@MainActor
public final class FakeLaunchesStore: LaunchesStore {
  /// The error of every call, if any.
  public var failure: LaunchesStoreError?
  /// The stored details of single launches.
  public private(set) var details: [Launch.ID: Kept<LaunchDetail>] = [:]
  /// The number of stored lists.
  public private(set) var keptLists = 0
  private var list: Kept<[Launch]>?

  /// Creates an empty store.
  public init() {}

  public func launches() async throws(LaunchesStoreError) -> Kept<[Launch]>? {
    try check()
    return list
  }

  public func keep(_ launches: Kept<[Launch]>) async throws(LaunchesStoreError) {
    try check()
    list = launches
    keptLists += 1
  }

  public func confirmLaunches(at date: Date) async throws(LaunchesStoreError) {
    try check()
    list = list.map { Kept($0.value, version: $0.version, date: date) }
  }

  public func launch(_ id: Launch.ID) async throws(LaunchesStoreError) -> Kept<LaunchDetail>? {
    try check()
    return details[id]
  }

  public func keep(_ detail: Kept<LaunchDetail>) async throws(LaunchesStoreError) {
    try check()
    details[detail.value.launch.id] = detail
  }

  public func detailCount() async throws(LaunchesStoreError) -> Int {
    try check()
    return details.count
  }

  public func deleteDetails() async throws(LaunchesStoreError) {
    try check()
    details = [:]
  }

  private func check() throws(LaunchesStoreError) {
    if Task.isCancelled { throw .cancelled }
    if let failure { throw failure }
  }
}
