import Calcot
import Localization

// calcot:fake
@MainActor
package protocol LaunchViewDelegate: AnyObject {
  func showTitle(_ title: String)
  func showSummary(_ summary: String?)
  func showLaunch(_ facts: [LaunchFact])
  func showAge(_ age: String?)
  func showLoading(_ text: String?)
  func showRefreshButton(isEnabled: Bool)
  /// Shows a message in place of a problem.
  func showSuccessMessage(_ message: String)
  /// Shows a problem in place of a message.
  func showProblem(_ problem: String, canRetry: Bool)
}

@MainActor
package final class LaunchViewModel: ViewLifecycle {
  weak var view: (any LaunchViewDelegate)?
  private let interactor: any LaunchInteracting
  private let texts: LaunchesTexts
  private let scope: Scope

  init(interactor: any LaunchInteracting, texts: LaunchesTexts, scope: Scope) {
    self.interactor = interactor
    self.texts = texts
    self.scope = scope
    texts.region.didChange.add(self, LaunchViewModel.showEverything)
  }

  package var labels: LaunchesLabels { texts.labels }

  package func onViewDidLoad() {
    showEverything()
    scope.task("load the launch", policy: .exclusive) {
      await self.interactor.loadLaunch(self.showChange)
    }
  }

  package func onRefreshButtonTapped() async { await interactor.fetchLaunch(showChange) }

  private func showEverything() {
    showLaunch()
    showOutcome()
  }

  private func showChange() {
    showLaunch()
    // NB: an outcome is told once, when the fetch has ended, since a View may announce it.
    if !interactor.detail.isLoading { showOutcome() }
  }

  private func showLaunch() {
    let (launch, detail) = (interactor.launch, interactor.detail)
    view?.showTitle(launch?.mission ?? texts.launch)
    view?.showSummary(detail.value?.summary)
    view?.showLaunch(launch.map(facts) ?? [])
    view?.showAge(detail.age.map(texts.kept))
    view?.showLoading(detail.isLoading ? texts.loadingLaunch : nil)
    view?.showRefreshButton(isEnabled: !detail.isLoading)
  }

  private func showOutcome() {
    if let problem = interactor.detail.problem {
      view?.showProblem(texts.message(problem), canRetry: problem.isRetryable)
    } else if interactor.detail.isCurrent {
      view?.showSuccessMessage(texts.updated)
    }
  }

  private func facts(about launch: Launch) -> [LaunchFact] {
    [
      LaunchFact(title: texts.date, detail: texts.day(launch.date)),
      LaunchFact(title: texts.rocket, detail: launch.rocket),
      LaunchFact(title: texts.site, detail: launch.site),
      LaunchFact(title: texts.outcome, detail: texts.name(of: launch.outcome)),
    ]
  }
}
