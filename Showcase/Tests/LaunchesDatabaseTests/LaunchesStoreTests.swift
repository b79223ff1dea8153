import Foundation
import Launches
import LaunchesDatabase
import LaunchesFakes
import Testing

/// The kinds of launch stores, which keep the same contract.
enum StoreKind: CaseIterable {
  case sqlite, fake

  @MainActor
  func make() -> any LaunchesStore {
    switch self {
    case .sqlite: SQLiteLaunchesStore(.inMemory())
    case .fake: FakeLaunchesStore()
    }
  }
}

@MainActor
struct LaunchesStoreTests {
  private let details = [LaunchDetail].moonAndMars
  private let version = DataVersion(rawValue: "\"1\"")
  private let date = Date(timeIntervalSince1970: 1_000_000.5)

  @Test("keeps nothing at first", arguments: StoreKind.allCases)
  func empty(_ kind: StoreKind) async throws {
    let store = kind.make()
    #expect(try await store.launches() == nil)
    #expect(try await store.launch(details[0].launch.id) == nil)
  }

  @Test("keeps a list as it was, and then the next one", arguments: StoreKind.allCases)
  func list(_ kind: StoreKind) async throws {
    let store = kind.make()
    let all = Kept(details.map(\.launch), version: version, date: date)
    try await store.keep(all)
    #expect(try await store.launches() == all)
    let fewer = Kept(
      Array(all.value.reversed().prefix(2)), version: nil, date: date.addingTimeInterval(1))
    try await store.keep(fewer)
    #expect(try await store.launches() == fewer)
    let none = Kept([Launch](), version: version, date: date)
    try await store.keep(none)
    #expect(try await store.launches() == none)
  }

  @Test("takes note that a list is still the newest", arguments: StoreKind.allCases)
  func confirmation(_ kind: StoreKind) async throws {
    let store = kind.make()
    try await store.confirmLaunches(at: date)
    #expect(try await store.launches() == nil)
    let list = details.map(\.launch)
    try await store.keep(Kept(list, version: version, date: date))
    let later = date.addingTimeInterval(60)
    try await store.confirmLaunches(at: later)
    #expect(try await store.launches() == Kept(list, version: version, date: later))
  }

  @Test("keeps single launches beside the list", arguments: StoreKind.allCases)
  func detail(_ kind: StoreKind) async throws {
    let store = kind.make()
    let detail = Kept(details[0], version: version, date: date)
    try await store.keep(detail)
    #expect(try await store.launch(details[0].launch.id) == detail)
    #expect(try await store.launch(details[1].launch.id) == nil)
    #expect(try await store.launches() == nil)
    let list = Kept(details.map(\.launch), version: nil, date: date)
    try await store.keep(list)
    #expect(try await store.launch(details[0].launch.id) == detail)
    try await store.keep(Kept(details[1], version: nil, date: date))
    #expect(try await store.launches() == list)
  }

  @Test(arguments: StoreKind.allCases)
  func `counts the launches with details, and deletes these without the list`(
    _ kind: StoreKind
  ) async throws {
    let store = kind.make()
    #expect(try await store.detailCount() == 0)
    let list = Kept(details.prefix(1).map(\.launch), version: version, date: date)
    try await store.keep(list)
    #expect(try await store.detailCount() == 0)
    for detail in details { try await store.keep(Kept(detail, version: version, date: date)) }
    try await store.keep(Kept(details[0], version: nil, date: date))
    #expect(try await store.detailCount() == 3)
    try await store.deleteDetails()
    #expect(try await store.detailCount() == 0)
    for detail in details { #expect(try await store.launch(detail.launch.id) == nil) }
    #expect(try await store.launches() == list)
    try await store.keep(Kept(details[1], version: version, date: date))
    #expect(try await store.detailCount() == 1)
  }

  @Test("does nothing for a task that was cancelled", arguments: StoreKind.allCases)
  func cancellation(_ kind: StoreKind) async {
    let store = kind.make()
    let reading = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await store.launches()
    }
    await #expect(throws: LaunchesStoreError.cancelled) { try await reading.value }
  }
}
