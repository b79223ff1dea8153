package import GroupsInStyles

/// The Model of the settings.
package struct AppSettings: Hashable, Sendable {
  /// The style of MVVM-C in which the groups and their members are shown.
  package var style: AppStyle
}
