import Calcot

@MainActor
protocol LaunchViewDelegate: AnyObject {
  /// Called when the launch or the error changes.
  func launchDidChange()
  func showSuccessMessage(_ message: String)
}

@MainActor
final class LaunchViewModel: ViewLifecycle {
  weak var view: (any LaunchViewDelegate)?
  let texts: LaunchesTexts
  private(set) var isLoading = false
  private let known: Launch?
  private var detail: Kept<LaunchDetail>?
  private var error: LaunchesAPIError?
  private let interactor: any LaunchInteracting
  private let scope: Scope

  init(
    known launch: Launch? = nil, interactor: any LaunchInteracting, texts: LaunchesTexts,
    scope: Scope
  ) {
    known = launch
    self.interactor = interactor
    self.texts = texts
    self.scope = scope
  }

  var launch: Launch? { detail?.value.launch ?? known }
  var title: String { launch?.mission ?? texts.launch }
  var summary: String? { detail?.value.summary }
  var problem: String? { error.map(texts.message) }
  /// A Boolean value that indicates whether a retry can help.
  var canRetry: Bool { error?.isRetryable == true }
  /// The age of the launch; nil if it is known to be current.
  var age: String? { error == nil ? nil : detail.map { texts.kept($0.date) } }

  func onViewDidLoad() {
    scope.task("load the launch") {
      self.detail = await self.interactor.keptLaunch()
      self.view?.launchDidChange()
      await self.load()
    }
  }

  func onRefreshButtonTapped() async { await load() }

  private func load() async {
    guard !isLoading else { return }
    isLoading = true
    view?.launchDidChange()
    do throws(LaunchesAPIError) {
      detail = try await interactor.fetchLaunch()
      error = nil
      view?.showSuccessMessage(texts.updated)
    } catch .cancelled {
    } catch {
      self.error = error
    }
    isLoading = false
    view?.launchDidChange()
  }
}

extension LaunchesAPIError {
  /// A Boolean value that indicates whether the same call can succeed later.
  var isRetryable: Bool { self != .rejected(status: 404) }
}
