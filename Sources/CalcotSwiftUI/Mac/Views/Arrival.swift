#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #endif

  /// A modifier that runs a closure when a modal has finished its presentation.
  ///
  /// NB: `onAppear` runs before the first frame; the system drops requests made while the modal
  /// still moves.
  struct Arrival: ViewModifier {
    let arrived: @MainActor () -> Void

    func body(content: Content) -> some View {
      #if canImport(UIKit)
        content.background {
          ArrivalProbe(arrived: arrived).allowsHitTesting(false).accessibilityHidden(true)
        }
      #else
        content.onAppear { arrived() }
      #endif
    }
  }

  #if canImport(UIKit)
    /// An empty controller that the system notifies when its parent has appeared.
    private struct ArrivalProbe: UIViewControllerRepresentable {
      let arrived: @MainActor () -> Void

      func makeUIViewController(context: Context) -> ArrivalController { ArrivalController() }

      func updateUIViewController(_ controller: ArrivalController, context: Context) {
        controller.arrived = arrived
      }
    }

    private final class ArrivalController: UIViewController {
      var arrived: @MainActor () -> Void = {}

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        arrived()
      }
    }
  #endif
#endif
