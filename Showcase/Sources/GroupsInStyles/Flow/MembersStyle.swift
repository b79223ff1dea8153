/// The variants of MVVM-C in which the screen of a group's members is written.
package enum MembersStyle: String, CaseIterable, Sendable {
  /// An immutable ViewModel, made anew when the Model has changed. This is how the feature has it.
  case immutable
  /// A ViewModel that tells a weakly held view what to show.
  case delegates
  /// A ViewModel with a Router of its own, a data source object and cell configurations.
  case routers
  /// A ViewModel that is a function from streams to streams, and steps.
  case streams
}
