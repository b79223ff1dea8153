#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import Calcot
  package import CalcotContent

  /// A value that describes the panel for the pending request. The host shows the wanted panel and
  /// removes any other.
  package struct WorkPresentation: Equatable {
    /// A panel over the app for a request.
    package enum Panel: Equatable {
      /// The system's panel: a picker, a share sheet or a page.
      case work(HostRequest)
      /// The reason why the picked files are rejected; after that the user picks again.
      case reason(FilePickProblem, HostRequest)

      package var request: HostRequest {
        switch self {
        case .work(let request), .reason(_, let request): request
        }
      }
    }

    /// The panel to show; nil while no request is pending, and when the user has finished.
    package private(set) var wanted: Panel?
    private var request: HostRequest?

    package init() {}

    /// Sets the pending request.
    ///
    /// - Returns: whether it differs from the previous one.
    package mutating func take(_ new: HostRequest?) -> Bool {
      guard new?.id != request?.id else { return false }
      request = new
      wanted = new.map { .work($0) }
      return true
    }

    /// Notes that the user has finished with the request, or that it needs no panel.
    ///
    /// - Returns: false if another panel is wanted by now.
    package mutating func end(_ id: HostRequestID) -> Bool {
      guard case .work(let request) = wanted, request.id == id else { return false }
      wanted = nil
      return true
    }

    /// Shows the reason why the picked files are rejected.
    package mutating func refuse(_ reason: FilePickProblem, _ id: HostRequestID) {
      guard let request, request.id == id else { return }
      wanted = .reason(reason, request)
    }

    /// Returns to the picker after the user has read the reason.
    package mutating func reasonRead(_ id: HostRequestID) {
      guard case .reason(_, let request) = wanted, request.id == id else { return }
      wanted = .work(request)
    }
  }
#endif
