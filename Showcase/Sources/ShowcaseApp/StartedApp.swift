public import Calcot
public import Foundation
public import GroupsInStyles
import Localization

extension CalcotApp {
  /// Starts the sample app at the place of `state`, and then opens `link`, if any. A message
  /// reports a state or link that fails.
  ///
  /// - Parameters:
  ///   - dependencies: The services of the app.
  ///   - style: The style of MVVM-C of the groups; nil for the one that was chosen last.
  ///   - settings: The store of the settings.
  ///   - state: A result of ``CalcotApp/savedState()``; nil for none.
  ///   - link: A link to open.
  public static func showcase(
    _ dependencies: any AppCoordinator.Dependencies, style: AppStyle? = nil,
    settings: any SettingsStore = SettingsInMemory(), restoring state: Data? = nil,
    link: String? = nil
  ) -> CalcotApp {
    let coordinator = AppCoordinator(dependencies: dependencies, style: style, store: settings)
    let app = CalcotApp(coordinator, routes: .showcase, restoring: state)
    let texts = StartTexts(language: dependencies.region.language)
    if let failure = app.restoration?.failure {
      coordinator.showMessage(texts.startsAnew(because: failure), .error)
    }
    if let link, case .refused(let refusal) = app.open(link) {
      coordinator.showMessage(texts.leadsNowhere(link, because: refusal), .error)
    }
    return app
  }
}
