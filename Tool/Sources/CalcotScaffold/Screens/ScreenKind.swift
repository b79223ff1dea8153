/// The content of a new screen.
public enum ScreenContent: String, CaseIterable, Sendable {
  case list, form, detail
}

/// The View of a new screen. Each has the semantic one, which hosts and tests without Apple's interfaces
/// show; a native one is shown instead where there is UIKit or SwiftUI.
public enum ScreenInterface: String, CaseIterable, Sendable {
  case semantic, uikit, swiftui
}

/// The style of MVVM-C in which a new screen is written.
public enum ScreenStyle: String, CaseIterable, Sendable {
  /// An observable ViewModel.
  case observable
  /// An immutable ViewModel, which is made anew when the Model changes.
  case immutable
  /// A ViewModel that tells a weakly held View what to show.
  case delegate
  /// A ViewModel that is a function from streams to streams, and emits steps.
  case streams
  /// An observable ViewModel with a Router of its own.
  case router

  /// Says that the Interactor is observed, instead of having observers.
  var isObserved: Bool { self == .observable || self == .router }
}
