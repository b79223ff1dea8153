package import Calcot
package import CalcotContent
package import GroupsInStyles
package import Localization

// calcot:fake
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

  /// Shows the app in another language.
  package func languageChosen(_ language: Language) { choose { $0.language = language } }

  /// Shows distances in another unit.
  package func distanceUnitChosen(_ unit: DistanceUnit) { choose { $0.distanceUnit = unit } }

  // MARK: Appearance

  package var appearanceHeader: String { texts.appearance }
  package var appearances: [Appearance] { Appearance.allCases }
  /// The appearance in use.
  package var appearance: Appearance { settings.appearance }

  package func name(of appearance: Appearance) -> String { texts.name(of: appearance) }

  /// Shows the app in another appearance.
  package func appearanceChosen(_ appearance: Appearance) { choose { $0.appearance = appearance } }

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
    guard style != settings.style else { return }
    var chosen = settings
    chosen.style = style
    interactor.choose(chosen)
    if case .refused = await coordinator.restartGroups() {
      interactor.choose(settings)
    } else {
      interactor.save()
    }
  }

  private func choose(_ change: (inout AppSettings) -> Void) {
    var chosen = settings
    change(&chosen)
    guard chosen != settings else { return }
    interactor.choose(chosen)
    interactor.save()
  }
}
