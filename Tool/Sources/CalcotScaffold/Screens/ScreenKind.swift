/// The content of a new screen.
public enum ScreenContent: String, CaseIterable, Sendable {
  case list, form, detail
}

/// The View of a new screen. Each screen has a semantic View, which hosts and tests without Apple's
/// interfaces show; with UIKit or SwiftUI, a native View takes its place.
public enum ScreenInterface: String, CaseIterable, Sendable {
  case semantic, uikit, swiftui
}

/// The style of MVVM-C of a new screen.
public enum ScreenStyle: String, CaseIterable, Sendable {
  /// An observable ViewModel.
  case observable
  /// An immutable ViewModel, which is replaced when the Model changes.
  case immutable
  /// A ViewModel that tells a weakly held View what to show.
  case delegate
  /// A ViewModel that is a function from streams to streams, and emits steps.
  case streams
  /// An observable ViewModel with a Router of its own.
  case router

  /// A Boolean value that indicates whether the Interactor is observable, and has no list of
  /// observers.
  var isObserved: Bool { self == .observable || self == .router }
}
