#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A notice in place of a list's rows, or above them.
  enum ListNotice: Hashable {
    case loading(String)
    case empty(String)
    case problem(String, retry: String)

    /// Creates the most important notice: a problem, then an empty list, then loading.
    ///
    /// - Parameters:
    ///   - loading: The text while rows are loading and there are none.
    ///   - retry: The label of the button that retries.
    init?(
      problem: String?, empty: String?, loading: String?, retry: String
    ) {
      if let problem {
        self = .problem(problem, retry: retry)
      } else if let empty {
        self = .empty(empty)
      } else if let loading {
        self = .loading(loading)
      } else {
        return nil
      }
    }

    /// Returns the notice as UIKit shows such states.
    @MainActor
    func configuration(
      retry: @escaping @MainActor () -> Void
    ) -> UIContentUnavailableConfiguration {
      switch self {
      case .loading(let text):
        var configuration = UIContentUnavailableConfiguration.loading()
        configuration.text = text
        return configuration
      case .empty(let text):
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = text
        return configuration
      case .problem(let text, let label):
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = text
        configuration.button = .borderedProminent()
        configuration.button.title = label
        configuration.buttonProperties.primaryAction = UIAction(title: label) { _ in retry() }
        return configuration
      }
    }
  }
#endif
