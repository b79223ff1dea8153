import Calcot
import CalcotContent
import CalcotTesting
import UIKit

@testable import CalcotSwiftUI
@testable import CalcotUIKit

/// An app on the UIKit host in a SwiftUI view, as `CalcotHost` shows it.
struct AppOnSwiftUI: ShownApp {
  private let uiKit: UIKitHost

  init(
    _ app: CalcotApp, in window: UIWindow, capabilities: Set<Capability>,
    copy: @escaping @MainActor (String) -> Void
  ) {
    var views = SwiftUIViews()
    TallyInSwiftUI.register(in: &views)
    let embedded = EmbeddedHost {
      UIKitHost(app, home: $0, capabilities: capabilities, copy: copy)
    }
    uiKit = embedded.host
    uiKit.register(views)
    window.rootViewController = TallyInSwiftUI.controller(of: embedded)
  }

  var app: CalcotApp { uiKit.app }
  var host: any AppHost { uiKit }
  func screens(in controller: UIViewController) -> [ScreenID] { uiKit.screens(in: controller) }
  func stop() { uiKit.stop() }
}
