#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import Calcot

  /// What is to be shown for the work that waits for a host. Like every host's, it is a matter of what
  /// is wanted now: what is shown for anything else is taken away.
  package struct WorkPresentation: Equatable {
    /// Something over the app for a piece of work.
    package enum Panel: Equatable {
      /// What the system has for it: a picker, a share sheet, a page.
      case work(HostRequest)
      /// Why the picked files are not taken; after that the user picks again.
      case reason(FilePickProblem, HostRequest)

      package var request: HostRequest {
        switch self {
        case .work(let request), .reason(_, let request): request
        }
      }
    }

    /// What is to be shown; nil while nothing waits, and when the user has done their part.
    package private(set) var wanted: Panel?
    private var request: HostRequest?

    package init() {}

    /// Takes in what waits now.
    ///
    /// - Returns: whether it is something else than before.
    package mutating func take(_ new: HostRequest?) -> Bool {
      guard new?.id != request?.id else { return false }
      request = new
      wanted = new.map { .work($0) }
      return true
    }

    /// The user has done their part, or nothing is to be shown for the work at all.
    ///
    /// - Returns: false where something else is wanted meanwhile.
    package mutating func end(_ id: HostRequestID) -> Bool {
      guard case .work(let request) = wanted, request.id == id else { return false }
      wanted = nil
      return true
    }

    /// What was picked is not taken.
    package mutating func refuse(_ reason: FilePickProblem, _ id: HostRequestID) {
      guard let request, request.id == id else { return }
      wanted = .reason(reason, request)
    }

    /// The user has read why, and picks again.
    package mutating func reasonRead(_ id: HostRequestID) {
      guard case .reason(_, let request) = wanted, request.id == id else { return }
      wanted = .work(request)
    }
  }
#endif
