#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import Observation

  /// The View of a screen that SwiftUI shows: it holds the ViewModel, and a SwiftUI view that reads
  /// it is updated when the ViewModel has been remade.
  @MainActor @Observable
  final class HeldViewModel<ViewModel>: CalcotView {
    var viewModel: ViewModel

    init(_ viewModel: ViewModel) { self.viewModel = viewModel }
  }
#endif
