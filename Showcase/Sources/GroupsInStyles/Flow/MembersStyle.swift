/// The variants of MVVM-C for the screen of a group's members.
package enum MembersStyle: String, CaseIterable, Sendable {
  /// An immutable ViewModel, remade when the Model changes. The feature itself uses this style.
  case immutable
  /// A ViewModel that tells a weakly held view what to show.
  case delegates
  /// A ViewModel with a Router of its own, a data source object and cell configurations.
  case routers
  /// A ViewModel that is a function from streams to streams and steps.
  case streams
}
