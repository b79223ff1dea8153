/// A style of MVVM-C in which the app can show its groups and their members.
public enum AppStyle: String, CaseIterable, Codable, Sendable {
  /// An immutable ViewModel, remade when the Model changes.
  case immutable
  /// A ViewModel that tells a weakly held View what to show.
  case delegates
  /// A ViewModel with a Router of its own, which gives its View configured cells.
  case routers
  /// A ViewModel that is a function from streams to streams, and emits steps.
  case streams

  /// The style of the lists; nil for the feature's own.
  @MainActor var groups: (any GroupsStyle)? {
    switch self {
    case .immutable: nil
    case .delegates: DelegateStyle()
    case .routers: RouterStyle()
    case .streams: StreamStyle()
    }
  }
}
