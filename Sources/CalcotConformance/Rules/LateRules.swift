import Calcot
import CalcotTesting

extension HostConformance {
  /// The rules for code that goes on after its screen, its flow or its app has ended.
  package nonisolated static let lateRules: [Rule] = LateCode.allCases.map { code in
    Rule("in every style, refuses code that goes on too late when it \(code.words)") { run in
      for style in LateStyle.allCases where style != .steps || code.isPossibleWithSteps {
        for end in LateEnd.allCases { await run.check(code, style, end) }
      }
    }
  }
}

/// The part that ends before the code goes on.
private enum LateEnd: CaseIterable { case screen, flow, app }

extension LateCode {
  /// A screen that sends steps asks nobody, so its questions are those of its flow.
  fileprivate var isPossibleWithSteps: Bool { self == .answer || self == .cancellation }
}

extension ConformanceRun {
  fileprivate func check(_ code: LateCode, _ style: LateStyle, _ end: LateEnd) async {
    let (work, what) = (LateWork(code), "\(style), \(end)")
    let coordinator = LateCoordinator(work)
    let app = TestApp(coordinator, on: makeDriver(Set(Capability.allCases)))
    guard code != .photo || app.driver.host.capabilities.contains(.pickImage) else { return }
    await app.then { _ in coordinator.navigation.push(.flow) }
    await app.then { _ in work.flow?.navigation.push(.work(style)) }
    await app.tap("Go")
    check(work.wasRefused == nil, "the code did not wait (\(what))")
    leave(app, coordinator, work, end)
    work.gate.open()
    await Turns.pass { work.wasRefused != nil }
    check(work.wasRefused == true, "the code was not refused (\(what))")
    if end != .app {
      await app.settle()
      app.expect("You are at Start.")
      app.expectReleased()
      checkAgreement(app)
    }
    await Turns.pass { end == .screen || work.flow == nil }
    check((work.flow != nil) == (end == .screen), "the flow is held wrongly (\(what))")
  }

  private func leave(
    _ app: TestApp, _ coordinator: LateCoordinator, _ work: LateWork, _ end: LateEnd
  ) {
    switch end {
    case .screen:
      if work.code == .result { work.flow?.navigation.dismissAll() }
      work.flow?.navigation.pop()
    case .flow:
      if work.code == .result { coordinator.navigation.dismissAll() }
      coordinator.navigation.popToRoot()
    case .app: app.end()
    }
  }
}
