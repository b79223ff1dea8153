package import CalcotContent
package import GroupsInStyles
package import Localization

/// The Model of the settings.
package struct AppSettings: Hashable, Sendable {
  /// The style of MVVM-C in which the groups and their members are shown.
  package var style: AppStyle
  /// The language of all screens.
  package var language: Language
  /// The unit of all distances.
  package var distanceUnit: DistanceUnit
  /// The appearance of all screens.
  package var appearance: Appearance

  package init(
    style: AppStyle = .immutable, language: Language = .english,
    distanceUnit: DistanceUnit = .kilometres, appearance: Appearance = .system
  ) {
    self.style = style
    self.language = language
    self.distanceUnit = distanceUnit
    self.appearance = appearance
  }
}
