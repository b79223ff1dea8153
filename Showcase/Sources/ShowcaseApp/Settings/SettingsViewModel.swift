package import Calcot
package import GroupsInStyles
package import Localization

@MainActor
package protocol SettingsCoordinating: AnyObject {
  /// Assembles the groups anew. It is refused if the user keeps what is unsaved there.
  func restartGroups() async -> Answer
  /// Assembles all but the settings anew. It is refused if the user keeps what is unsaved there.
  func restart() async -> Answer
}

@MainActor
package struct SettingsViewModel {
  private let settings: AppSettings
  private let interactor: any SettingsInteracting
  private let coordinator: any SettingsCoordinating
  private let texts: SettingsTexts

  package init(
    interactor: any SettingsInteracting, coordinator: any SettingsCoordinating
  ) {
    settings = interactor.settings
    self.interactor = interactor
    self.coordinator = coordinator
    texts = SettingsTexts(language: settings.language)
  }

  package var title: String { texts.settings }

  // MARK: Region

  package var regionHeader: String { texts.region }
  package var languagesExplanation: String { texts.languagesExplanation }
  package var languageLabel: String { texts.languageLabel }
  package var languages: [Language] { Language.allCases }
  /// The language in use.
  package var language: Language { settings.language }
  package var distanceUnitLabel: String { texts.distances }
  package var distanceUnits: [DistanceUnit] { DistanceUnit.allCases }
  /// The unit in use.
  package var distanceUnit: DistanceUnit { settings.distanceUnit }

  package func name(of language: Language) -> String { texts.name(of: language) }
  package func name(of unit: DistanceUnit) -> String { texts.name(of: unit) }

  /// Shows the app in another language, unless the user keeps what is unsaved in it.
  package func languageChosen(_ language: Language) async {
    await choose({ $0.language = language }) { await coordinator.restart() }
  }

  /// Shows distances in another unit, unless the user keeps what is unsaved in the app.
  package func distanceUnitChosen(_ unit: DistanceUnit) async {
    await choose({ $0.distanceUnit = unit }) { await coordinator.restart() }
  }

  // MARK: Appearance

  package var appearanceHeader: String { texts.appearance }
  package var appearances: [Appearance] { Appearance.allCases }
  /// The appearance in use.
  package var appearance: Appearance { settings.appearance }

  package func name(of appearance: Appearance) -> String { texts.name(of: appearance) }

  /// Shows the app in another appearance.
  package func appearanceChosen(_ appearance: Appearance) {
    var chosen = settings
    chosen.appearance = appearance
    interactor.choose(chosen)
    interactor.save()
  }

  // MARK: Groups

  package var groupsHeader: String { texts.groups }
  package var styleLabel: String { texts.style }
  package var stylesExplanation: String { texts.stylesExplanation }
  package var styles: [AppStyle] { AppStyle.allCases }
  /// The style in use.
  package var style: AppStyle { settings.style }

  package func name(of style: AppStyle) -> String { texts.name(of: style) }

  /// Shows the groups in another style, unless the user keeps what is unsaved there.
  package func styleChosen(_ style: AppStyle) async {
    await choose({ $0.style = style }) { await coordinator.restartGroups() }
  }

  private func choose(
    _ change: (inout AppSettings) -> Void, restart: @MainActor () async -> Answer
  ) async {
    var chosen = settings
    change(&chosen)
    guard chosen != settings else { return }
    interactor.choose(chosen)
    if case .refused = await restart() { interactor.choose(settings) } else { interactor.save() }
  }
}
