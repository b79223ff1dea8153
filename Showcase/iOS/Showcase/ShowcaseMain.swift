import CalcotSwiftUI
import ShowcaseApple
import SwiftUI

/// One window with an app of its own, which the system brings back where it was, and which follows links.
@main
struct ShowcaseMain: App {
  var body: some Scene {
    WindowGroup {
      CalcotHost(words: ShowcaseServices.shared.words) { saved in
        ShowcaseServices.shared.app(restoring: saved)
      } views: { views in
        views.registerShowcaseViews()
      }
    }
  }
}
