import Foundation
public import Launches
import LaunchesClient

/// An API without a server: it responds from the file bundled with the app, parsed as strictly as a
/// server's responses.
public struct BundledLaunchesAPI: LaunchesAPI {
  private let archive: Result<LaunchesArchive, LaunchesAPIError>

  /// Creates an API that reads the file once.
  public init() {
    archive = Result { try LaunchesArchive() }.mapError { .garbage("\($0)") }
  }

  init(_ archive: LaunchesArchive) { self.archive = .success(archive) }

  public func launches(
    unless version: DataVersion?
  ) async throws(LaunchesAPIError) -> Fetched<[Launch]> {
    try fetched(try archive.get().list, unless: version, as: LaunchesReader.list)
  }

  public func launch(
    _ id: Launch.ID, unless version: DataVersion?
  ) async throws(LaunchesAPIError) -> Fetched<LaunchDetail> {
    guard let data = try archive.get().details[id.rawValue] else { throw .rejected(status: 404) }
    return try fetched(data, unless: version, as: LaunchesReader.detail)
  }

  // NB: the version depends on the content, so that values stored by another edition of the app are
  // read anew.
  private func fetched<Value>(
    _ data: Data, unless known: DataVersion?, as read: (Data) throws(LaunchesAPIError) -> Value
  ) throws(LaunchesAPIError) -> Fetched<Value> {
    let version = DataVersion(rawValue: LaunchesArchive.tag(of: data))
    return known == version ? .unchanged : .changed(try read(data), version)
  }
}
