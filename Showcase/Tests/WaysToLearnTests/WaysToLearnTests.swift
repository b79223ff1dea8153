import Calcot
import CalcotContent
import CalcotTesting
import Testing

/// Tests of one small screen, with every way to learn of a change.
@MainActor
@Suite struct WaysToLearnTests {
  enum Way: String, CaseIterable, Sendable {
    case observerSet, delegate, observation, reactive
    #if canImport(ObjectiveC)
      case keyValue
    #endif

    @MainActor
    var flow: any AttendanceFlow {
      switch self {
      case .observerSet: ObserverSetWay.AttendanceCoordinator()
      case .delegate: DelegateWay.AttendanceCoordinator()
      case .observation: ObservationWay.AttendanceCoordinator()
      case .reactive: ReactiveWay.AttendanceCoordinator()
      #if canImport(ObjectiveC)
        case .keyValue: KeyValueWay.AttendanceCoordinator()
      #endif
      }
    }
  }

  private func started(_ way: Way) -> (flow: any AttendanceFlow, app: TestApp) {
    func start(_ flow: some AttendanceFlow) -> TestApp { TestApp(flow) }
    let flow = way.flow
    return (flow, start(flow))
  }

  @Test(arguments: Way.allCases)
  func `shows what the person does within the turn`(_ way: Way) {
    let app = started(way).app
    #expect(
      app.content?.description == """
        screen "Sunday run"
          text "0 runners are here"
          button "Come"
          button "Go" disabled
        """)
    app.tap("Come")
    app.expect("1 runner is here")
    app.tap("Come")
    app.expect("2 runners are here")
    app.tap("Go")
    app.tap("Go")
    #expect(
      app.content?.description == """
        screen "Sunday run"
          text "0 runners are here"
          button "Come"
          button "Go" disabled
        """)
  }

  @Test(arguments: Way.allCases)
  func `shows what is done elsewhere, when everything has come to rest`(_ way: Way) async {
    let (flow, app) = started(way)
    for _ in 0..<100 { flow.interactor?.come() }
    await app.settle()
    app.expect("100 runners are here")
    flow.interactor?.go()
    await app.settle()
    app.expect("99 runners are here")
  }

  @Test(arguments: Way.allCases)
  func `shows two screens that learn apart from each other`(_ way: Way) async {
    let (flow, app) = started(way)
    await app.tap("Come")
    flow.navigation.push(.attendance)
    await app.tap("Come")
    await app.tap("Come")
    app.expect("2 runners are here")
    await app.back()
    app.expect("1 runner is here")
  }

  @Test(arguments: Way.allCases)
  func `releases a screen and its Interactor as soon as the screen was left`(_ way: Way) async {
    let (flow, app) = started(way)
    flow.navigation.push(.attendance)
    await app.tap("Come")
    weak var interactor: (any Attending)?
    interactor = flow.interactor
    #expect(interactor != nil)
    await app.back()
    app.expectReleased()
    #expect(interactor == nil)
  }

  @Test func `tells all listeners by an observer set, and only the last one by a delegate`() {
    let interactor = ObserverSetWay.AttendanceInteractor()
    var told: [String] = []
    for listener in ["first", "second"] {
      interactor.attendanceDidChange.add { told.append(listener) }
    }
    interactor.come()
    #expect(told == ["first", "second"])

    let delegating = DelegateWay.AttendanceInteractor()
    let (first, second) = (
      DelegateWay.AttendanceViewModel(delegating), DelegateWay.AttendanceViewModel(delegating)
    )
    delegating.come()
    #expect(first.attendance.count == 0)
    #expect(second.attendance.count == 1)
  }
}
