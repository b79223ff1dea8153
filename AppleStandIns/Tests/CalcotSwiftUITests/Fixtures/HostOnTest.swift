import AppleDrivers
import Calcot
import CalcotContent
import CalcotTesting
import class SwiftUI.SwiftUIScreen

@testable import CalcotSwiftUI

/// An app on a host whose bindings a test sets as SwiftUI would.
@MainActor
struct HostOnTest<C: Coordinator> {
  let coordinator: C
  let app: CalcotApp
  let host: SwiftUIHost
  let clock = ManualClock()

  init(_ coordinator: C) {
    self.coordinator = coordinator
    app = CalcotApp(coordinator)
    host = SwiftUIHost(app, clock: clock)
    host.start()
  }

  /// The models of the layers, the base first.
  var layers: [LayerModel] { host.base.map { Array(sequence(first: $0, next: \.over)) } ?? [] }

  var base: SegmentModel { layers[0].stack.segments[0] }

  /// Lets the app settle, and SwiftUI take up the result.
  func settle() async {
    await trip()
    await app.settle()
    host.seen()
    host.dialogIsGone()
    await app.settle()
    await trip()
    guard host.isHidingDialog else { return }
    clock.advance(by: .milliseconds(500))
    await trip()
    await app.settle()
  }
}

/// Waits for what falls asleep on a clock, or wakes: it passes over threads that may be busy.
@MainActor
func trip() async {
  for _ in 0..<3 { await Task.detached {}.value }
}

extension SwiftUIScreen {
  /// Creates a screen that shows an app, with a clock that stands still.
  convenience init(showing app: CalcotApp) {
    self.init(RunningApp(SwiftUIHost(app, clock: ManualClock())))
  }
}
