import Calcot
import CalcotContent
import CalcotTesting
import UIKit

@testable import CalcotSwiftUI

/// An app on the SwiftUI host.
struct AppOnSwiftUI: ShownApp {
  private let swiftUI: SwiftUIHost

  init(
    _ app: CalcotApp, in window: UIWindow, capabilities: Set<Capability>,
    copy: @escaping @MainActor (String) -> Void
  ) {
    var views = SwiftUIViews()
    TallyInSwiftUI.register(in: &views)
    swiftUI = SwiftUIHost(app, views: views, capabilities: capabilities, copy: copy)
    window.rootViewController = TallyInSwiftUI.controller(of: swiftUI)
  }

  var app: CalcotApp { swiftUI.app }
  var host: any AppHost { swiftUI }
  var isWaiting: Bool { swiftUI.surface.activity != .idle }

  /// NB: each screen uses its identifier as accessibility identifier.
  func screens(in controller: UIViewController) -> [ScreenID] {
    let seen = AccessibleScreen(roots: [controller.view]).all
      .compactMap { AccessibleScreen.identifier(of: $0) }
    let known = Dictionary(app.tree.screens.map { ($0.id.description, $0.id) }) { first, _ in first
    }
    return seen.compactMap { known[$0] }
  }

  func stop() { app.detach(swiftUI) }
}
