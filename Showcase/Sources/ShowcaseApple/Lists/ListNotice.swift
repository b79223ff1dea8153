#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Groups
  import UIKit

  /// A notice in place of a list's rows, or above them.
  enum ListNotice: Hashable {
    case loading(String)
    case empty(String)
    case problem(String, retry: String)

    /// Creates the most important notice: a problem, then an empty list, then loading.
    ///
    /// - Parameters:
    ///   - status: The texts about the list.
    ///   - hasRows: A Boolean value that indicates whether there are rows, above which no notice
    ///     says that more are loading.
    ///   - retry: The label of the button that retries.
    init?(_ status: ListStatus, hasRows: Bool, retry: String) {
      if let problem = status.problem {
        self = .problem(problem, retry: retry)
      } else if let empty = status.emptyText {
        self = .empty(empty)
      } else if let loading = status.activity, !hasRows {
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
