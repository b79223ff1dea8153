package import Calcot
package import GroupsInStyles

@MainActor
package protocol SettingsCoordinating: AnyObject {
  /// Assembles the groups anew. It is refused if the user keeps what is unsaved there.
  func restartGroups() async -> Answer
}

@MainActor
package struct SettingsViewModel {
  private let settings: AppSettings
  private let interactor: any SettingsInteracting
  private let coordinator: any SettingsCoordinating
  private let texts: SettingsTexts

  package init(
    interactor: any SettingsInteracting, coordinator: any SettingsCoordinating,
    texts: SettingsTexts
  ) {
    settings = interactor.settings
    self.interactor = interactor
    self.coordinator = coordinator
    self.texts = texts
  }

  package var title: String { texts.settings }
  package var groupsHeader: String { texts.groups }
  package var styleLabel: String { texts.style }
  package var stylesExplanation: String { texts.stylesExplanation }
  package var styles: [AppStyle] { AppStyle.allCases }
  /// The style in use.
  package var style: AppStyle { settings.style }

  package func name(of style: AppStyle) -> String { texts.name(of: style) }

  /// Shows the groups in another style, unless the user keeps what is unsaved there.
  package func styleChosen(_ style: AppStyle) async {
    guard style != settings.style else { return }
    interactor.choose(style)
    if case .refused = await coordinator.restartGroups() { interactor.choose(settings.style) }
  }
}
