/// The finished texts of controls.
package struct LaunchesLabels: Hashable, Sendable {
  package let search: String
  package let partOfName: String
  package let refresh: String
  package let tryAgain: String
  package let cancel: String
  package let keepAll: String
}

extension LaunchesTexts {
  /// The texts of controls, in the user's language.
  var labels: LaunchesLabels {
    LaunchesLabels(
      search: search, partOfName: partOfName, refresh: refresh, tryAgain: tryAgain,
      cancel: cancel, keepAll: keepAll)
  }
}
