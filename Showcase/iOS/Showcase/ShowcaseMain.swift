import CalcotSwiftUI
import ShowcaseApple
import SwiftUI

/// A window with an app of its own. The system restores its place, and it follows links.
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
