import Calcot
import CalcotUIKit
import CommunityFakes
import Groups
import LaunchesFakes
import Localization
import ShowcaseApp
import ShowcaseAppTesting
import ShowcaseApple
import Testing
import UIKit

/// The sample app in a UIKit window, as narrow as a phone's, with its own controllers.
@MainActor
final class PhoneApp {
  let community: InMemoryCommunity
  let launches = FakeLaunchesAPI()
  let region: Region
  let window = UIWindow()
  let host: UIKitHost
  var app: CalcotApp { host.app }
  var person: Person { Person(at: window) }

  init(_ community: InMemoryCommunity = InMemoryCommunity(seed: .runnersAndMore)) {
    self.community = community
    window.resize(to: .compact)
    let dependencies = TestDependencies(community) { [launches] in $0.launchesAPI = launches }
    region = dependencies.region
    let app = CalcotApp.showcase(dependencies, restoring: nil)
    host = UIKitHost(app, in: window)
    host.registerShowcaseViews(launch: .launch)
    host.start()
  }

  /// The user of the table on top.
  var table: UserAtTable {
    get throws { try #require(UserAtTable(person)) }
  }

  /// The user of the page on top.
  var page: UserAtPage {
    get throws { try #require(UserAtPage(person)) }
  }

  var title: String? { person.navigation?.topViewController?.title }

  /// Lets the app, the tasks of its views and the transitions on the screen end.
  func settle() async {
    // NB: the app does not track the tasks of native views, so their turns are waited for, and their
    // ways over other threads.
    for _ in 0..<20 {
      await Task.detached {}.value
      await app.settle()
      window.stage.settle()
    }
    #expect(window.stage.warnings == [])
  }
}
