import Calcot
import CalcotSwiftUI
import CommunityFakes
import Groups
import ShowcaseApp
import ShowcaseAppTesting
import ShowcaseApple
import SwiftUI
import Testing

/// The sample app in a SwiftUI scene of macOS, with its own views.
@MainActor
final class TabletApp {
  let community: InMemoryCommunity
  let app: CalcotApp
  let screen: SwiftUIScreen

  init(_ community: InMemoryCommunity = InMemoryCommunity(seed: .runnersAndMore)) {
    self.community = community
    let app = CalcotApp.showcase(TestDependencies(community), restoring: nil)
    self.app = app
    var views = SwiftUIViews()
    views.registerShowcaseViews()
    screen = SwiftUIScreen(RunningApp(SwiftUIHost(app, views: views, clock: PatientClock())))
  }

  /// The visible texts of the top screen, including those on its buttons, without title and tabs.
  var texts: [String] {
    screen.top.all.filter { $0.kind == .text && $0.isVisible }.map(\.label)
  }

  /// Lets the app, the tasks of its views and the drawing end.
  func settle() async {
    // NB: the app does not track the tasks of native views, so their turns are waited for, and their
    // ways over other threads.
    for _ in 0..<20 {
      screen.settle()
      await Task.detached {}.value
      await app.settle()
    }
    screen.settle()
    #expect(screen.warnings == [])
  }
}

/// The time, in which no message closes by itself: a busy machine may need longer to read it.
private struct PatientClock: Clock {
  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    let isLong = deadline > now.advanced(by: .seconds(3))
    try await ContinuousClock().sleep(
      until: isLong ? deadline.advanced(by: .seconds(86_400)) : deadline, tolerance: tolerance)
  }
}
