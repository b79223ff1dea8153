import CalcotRecording
import Foundation
import Launches

/// An API of launches whose answers come from outside.
struct RecordedLaunchesAPI: LaunchesAPI {
  typealias Failure = LaunchesAPIError

  let base: any LaunchesAPI
  let outside: Outside

  func launches(
    unless version: DataVersion?
  ) async throws(LaunchesAPIError) -> Fetched<[Launch]> {
    try await outside.answer("fetch launches") { () async throws(Failure) in
      try await base.launches(unless: version)
    }
  }

  func launch(
    _ id: Launch.ID, unless version: DataVersion?
  ) async throws(LaunchesAPIError) -> Fetched<LaunchDetail> {
    try await outside.answer("fetch launch \(id.rawValue)") { () async throws(Failure) in
      try await base.launch(id, unless: version)
    }
  }
}

/// A store of launches whose answers come from outside.
struct RecordedLaunchesStore: LaunchesStore {
  typealias Failure = LaunchesStoreError

  let base: any LaunchesStore
  let outside: Outside

  func launches() async throws(LaunchesStoreError) -> Kept<[Launch]>? {
    try await outside.answer("kept launches") { () async throws(Failure) in
      try await base.launches()
    }
  }

  func keep(_ launches: Kept<[Launch]>) async throws(LaunchesStoreError) {
    try await outside.answer("keep launches") { () async throws(Failure) in
      try await base.keep(launches)
    }
  }

  func confirmLaunches(at date: Date) async throws(LaunchesStoreError) {
    try await outside.answer("confirm launches") { () async throws(Failure) in
      try await base.confirmLaunches(at: date)
    }
  }

  func launch(_ id: Launch.ID) async throws(LaunchesStoreError) -> Kept<LaunchDetail>? {
    try await outside.answer("kept launch \(id.rawValue)") { () async throws(Failure) in
      try await base.launch(id)
    }
  }

  func keep(_ detail: Kept<LaunchDetail>) async throws(LaunchesStoreError) {
    try await outside.answer("keep launch \(detail.value.launch.id.rawValue)") {
      () async throws(Failure) in try await base.keep(detail)
    }
  }

  func detailCount() async throws(LaunchesStoreError) -> Int {
    try await outside.answer("kept launch count") { () async throws(Failure) in
      try await base.detailCount()
    }
  }

  func deleteDetails() async throws(LaunchesStoreError) {
    try await outside.answer("delete kept launches") { () async throws(Failure) in
      try await base.deleteDetails()
    }
  }
}
