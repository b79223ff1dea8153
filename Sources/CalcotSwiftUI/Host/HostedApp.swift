#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  package import CalcotUIKit
  package import SwiftUI

  /// A UIKit host with the controller that SwiftUI puts into its window.
  @MainActor
  package struct EmbeddedHost {
    package let host: UIKitHost
    let root = LayerController()

    /// Creates a host by a closure that is given the place of the app's first stack.
    package init(_ make: @MainActor (Home) -> UIKitHost) { host = make(.controller(root)) }
  }

  /// A view that shows an app with UIKit's controllers for the lifetime of the view.
  package struct HostedApp: UIViewControllerRepresentable {
    private let make: @MainActor () -> EmbeddedHost

    package init(_ make: @escaping @MainActor () -> EmbeddedHost) { self.make = make }

    package func makeCoordinator() -> EmbeddedHost { make() }

    package func makeUIViewController(context: Context) -> LayerController {
      let embedded = context.coordinator
      // NB: a controller has the traits of its place only once it is in a window.
      if let width = context.environment.horizontalSizeClass {
        embedded.host.app.send(.resize(isNarrow: width == .compact))
      }
      embedded.host.start()
      return embedded.root
    }

    package func updateUIViewController(
      _ controller: LayerController, context: Context
    ) {}

    package static func dismantleUIViewController(
      _ controller: LayerController, coordinator: EmbeddedHost
    ) {
      coordinator.host.stop()
    }
  }
#endif
