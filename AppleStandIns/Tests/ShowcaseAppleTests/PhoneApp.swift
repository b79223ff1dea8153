import Calcot
import CalcotUIKit
import CommunityFakes
import Groups
import ShowcaseApp
import ShowcaseAppTesting
import ShowcaseApple
import Testing
import UIKit

/// The sample app in a UIKit window, as narrow as a phone's, with its own controllers.
@MainActor
final class PhoneApp {
  let community: InMemoryCommunity
  let window = UIWindow()
  let host: UIKitHost
  var app: CalcotApp { host.app }
  var person: Person { Person(at: window) }

  init(_ community: InMemoryCommunity = InMemoryCommunity(seed: .runnersAndMore)) {
    self.community = community
    window.resize(to: .compact)
    let app = CalcotApp.showcase(TestDependencies(community), restoring: nil)
    host = UIKitHost(app, in: window)
    host.registerShowcaseViews()
    host.start()
  }

  /// The user of the table on top.
  var table: UserAtTable {
    get throws { try #require(UserAtTable(person)) }
  }

  var title: String? { person.navigation?.topViewController?.title }

  /// Lets the app, the tasks of its views and the transitions on the screen end.
  func settle() async {
    // NB: the app does not track the tasks of native views, so their turns are waited for.
    for _ in 0..<20 {
      await Task.yield()
      await app.settle()
      window.stage.settle()
    }
    #expect(window.stage.warnings == [])
  }
}
