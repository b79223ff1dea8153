public import Launches
import LaunchesClient

/// The API where there is no server: it answers from the file that comes with the app, read as strictly
/// as what a server sends.
public struct BundledLaunchesAPI: LaunchesAPI {
  private static let version = DataVersion(rawValue: "bundled")

  private let archive: Result<LaunchesArchive, LaunchesAPIError>

  /// An API that reads the file once.
  public init() {
    archive = Result { try LaunchesArchive() }.mapError { .garbage("\($0)") }
  }

  public func launches(
    unless version: DataVersion?
  ) async throws(LaunchesAPIError) -> Fetched<[Launch]> {
    guard version != Self.version else { return .unchanged }
    return .changed(try LaunchesReader.list(try archive.get().list), Self.version)
  }

  public func launch(
    _ id: Launch.ID, unless version: DataVersion?
  ) async throws(LaunchesAPIError) -> Fetched<LaunchDetail> {
    guard let data = try archive.get().details[id.rawValue] else { throw .rejected(status: 404) }
    guard version != Self.version else { return .unchanged }
    return .changed(try LaunchesReader.detail(data), Self.version)
  }
}
