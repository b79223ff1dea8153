/// A reason why a launch could not be downloaded.
enum DownloadError: Error, Hashable, Sendable {
  case api(LaunchesAPIError)
  case store(String)

  /// A Boolean value that indicates whether the calling task was cancelled.
  var isCancellation: Bool { self == .api(.cancelled) }

  init(_ error: LaunchesAPIError) { self = .api(error) }

  init(_ error: LaunchesStoreError) {
    switch error {
    case .unavailable(let reason): self = .store(reason)
    case .cancelled: self = .api(.cancelled)
    }
  }
}
