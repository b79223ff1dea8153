#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import Observation

  /// The View of a screen that SwiftUI shows. It holds the ViewModel, and updates the SwiftUI views
  /// that read it when the ViewModel has been remade.
  @MainActor @Observable
  final class HeldViewModel<ViewModel>: CalcotView {
    var viewModel: ViewModel

    init(_ viewModel: ViewModel) { self.viewModel = viewModel }
  }
#endif
