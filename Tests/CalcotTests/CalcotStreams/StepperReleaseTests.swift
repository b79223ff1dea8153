import CalcotStreams
import Testing

@testable import Calcot

@Suite("A stepper that was connected")
@MainActor
struct StepperReleaseTests {
  /// The public ways to connect a stepper.
  enum Way: CaseIterable {
    case screen, twoScreens, row, childFlow, parentFlow
    case part, partOfList, partOfPart, partForChildFlow
  }

  private struct Held {
    weak var object: AnyObject?
  }

  private let flows = StepFlows()
  /// The actions of rows, which a View may hold.
  private let rows = Recorder<Any>()

  @Test("is released after each visit, as is all that connects it", arguments: Way.allCases)
  func visits(_ way: Way) async {
    var held: [Held] = []
    for _ in 0..<3 {
      held += visit(way)
      flows.outer.navigation.popToRoot()
    }
    await flows.app.settle()
    #expect(held.compactMap(\.object).isEmpty)
    held = visit(way)
    flows.app.end()
    await flows.app.settle()
    #expect(held.compactMap(\.object).isEmpty)
  }

  /// Connects a stepper that emits its steps, and returns the objects of the visit.
  private func visit(_ way: Way) -> [Held] {
    let stepper = TestStepper(.tapped(0))
    flows.asked.values = []
    let others = connect(stepper, way)
    flows.outer.navigation.push("place")
    if way == .twoScreens { flows.outer.navigation.push("place") }
    (flows.outer.steppers["place"], flows.outer.children["place"]) = (nil, nil)
    let handled = StepDisposition.handled(by: FlowID(rawValue: 1))
    let expected = Array(repeating: handled, count: way == .twoScreens ? 2 : 1)
    #expect(stepper.steps.emit(.tapped(1)) == expected)
    #expect(flows.asked.values.contains("outer tapped(0)"))
    if way == .row { rows.values.append(stepper.steps.emitting(.saved)) }
    return (others + [stepper]).map { Held(object: $0) }
  }

  /// Lets "place" connect a stepper, and returns what else is made for it.
  private func connect(_ stepper: TestStepper, _ way: Way) -> [AnyObject] {
    let flow = ScriptedFlow<Happening>("within")
    let composite = composite(of: stepper, way)
    switch way {
    case .screen, .twoScreens, .row: flows.outer.steppers["place"] = { stepper }
    case .part, .partOfList, .partOfPart: flows.outer.steppers["place"] = { composite }
    case .childFlow:
      flows.outer.children["place"] = { ChildFlow(flow).steps(from: stepper, to: flow) }
    case .parentFlow:
      flows.outer.children["place"] = { [outer = flows.outer] in
        ChildFlow(flow).steps(from: stepper, to: outer)
      }
    case .partForChildFlow:
      flows.outer.children["place"] = { ChildFlow(flow).steps(from: composite, to: flow) }
    }
    return [flow, composite]
  }

  private func composite(of stepper: TestStepper, _ way: Way) -> CompositeStepper<Happening> {
    switch way {
    case .partOfList: CompositeStepper([stepper], initialStep: .saved)
    case .partOfPart: CompositeStepper(CompositeStepper(stepper), NoStepper<Happening>())
    default: CompositeStepper(stepper, OneStepper<Happening>(.tapped(7)))
    }
  }
}
