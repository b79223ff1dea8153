/// The finished texts of controls.
struct LaunchesLabels: Hashable, Sendable {
  let search: String
  let partOfName: String
  let refresh: String
  let tryAgain: String
  let cancel: String
  let keepAll: String
}

extension LaunchesTexts {
  /// The texts of controls, in the user's language.
  var labels: LaunchesLabels {
    LaunchesLabels(
      search: search, partOfName: partOfName, refresh: refresh, tryAgain: tryAgain,
      cancel: cancel, keepAll: keepAll)
  }
}
