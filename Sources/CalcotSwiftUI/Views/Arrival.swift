#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #endif

  /// Tells when what a modal shows has come to rest.
  ///
  /// NB: `onAppear` comes before the first frame; what is asked for then, while the modal still moves,
  /// the system drops.
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
    /// An empty controller, which the system tells when the one that it stands in has appeared.
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
