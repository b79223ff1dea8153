public import Calcot
public import Foundation
import Localization

extension CalcotApp {
  /// Starts the sample app where `keeper` says that the person was, and then at `link`, if there is one.
  /// What cannot be brought back or opened is told as a message.
  ///
  /// - Parameters:
  ///   - dependencies: the services of the app.
  ///   - keeper: keeps the app's state from now on; nil for an app that forgets.
  ///   - link: where to start instead.
  public static func showcase(
    _ dependencies: any AppCoordinator.Dependencies, keeper: StateKeeper? = nil,
    link: String? = nil
  ) -> CalcotApp {
    let app = showcase(dependencies, restoring: keeper?.state, link: link)
    keeper?.keep(app)
    return app
  }

  /// Starts the sample app where `state` says that the person was, and then at `link`, if there is one.
  /// What cannot be brought back or opened is told as a message.
  ///
  /// - Parameters:
  ///   - dependencies: the services of the app.
  ///   - state: what ``CalcotApp/savedState()`` has given; nil for none.
  ///   - link: where to start instead.
  public static func showcase(
    _ dependencies: any AppCoordinator.Dependencies, restoring state: Data?, link: String? = nil
  ) -> CalcotApp {
    let coordinator = AppCoordinator(dependencies: dependencies)
    let app = CalcotApp(coordinator, routes: .showcase, restoring: state)
    let texts = StartTexts(language: dependencies.language)
    if let failure = app.restoration?.failure {
      coordinator.showMessage(texts.startsAnew(because: failure), .error)
    }
    if let link, case .refused(let refusal) = app.open(link) {
      coordinator.showMessage(texts.leadsNowhere(link, because: refusal), .error)
    }
    return app
  }
}
