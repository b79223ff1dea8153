#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// What a list says in the place of rows, or above them.
  enum ListNotice: Hashable {
    case loading(String)
    case empty(String)
    case problem(String, retry: String)

    /// What a person reads first: a problem, then that there is nothing, then that it is read.
    ///
    /// - Parameters:
    ///   - loading: what is said while rows are read and there are none.
    ///   - retry: what the button is called that tries again.
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

    /// The notice as UIKit shows such states.
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
