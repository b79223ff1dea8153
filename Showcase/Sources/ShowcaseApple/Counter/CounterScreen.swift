#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  package import Counter
  package import SwiftUI

  /// The counter's view controller in an app with the life cycle of SwiftUI.
  package struct CounterScreen: UIViewControllerRepresentable {
    private let viewModel: CounterViewModel.Outputs

    package init(viewModel: CounterViewModel.Outputs) { self.viewModel = viewModel }

    package func makeUIViewController(context: Context) -> CounterViewController {
      CounterViewController(viewModel)
    }

    package func updateUIViewController(_ controller: CounterViewController, context: Context) {
      controller.viewModel = viewModel
    }
  }
#endif
