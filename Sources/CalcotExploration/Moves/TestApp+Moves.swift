import Calcot
import CalcotTesting

/// Moves that are made without failing the test.
extension TestApp {
  /// Makes a move like a line of a test.
  ///
  /// - Throws: The reason why it cannot be made.
  func make(_ move: TestMove) throws(NotThere) {
    switch move {
    case .tap(let target): try driver.tap(control(target))
    case .tapTwice(let target):
      let control = try control(target)
      try driver.tap(control)
      try? driver.tap(control)
    case .fill(let target, let text): try driver.fill(field(target), with: text)
    case .choose(let option, let target):
      let field = try field(target)
      try driver.choose(try field.option(option), for: field)
    case .step(let target, let up): try driver.step(field(target), up: up)
    case .submit(let target): try driver.submit(field(target))
    case .back: try driver.back()
    case .dismiss: try driver.dismiss()
    case .closeMessage: try driver.closeMessage()
    case .carryOut: try driver.carryOut()
    case .leaveRequest: try driver.leaveRequest()
    case .pick(let file): try driver.pick([file])
    case .open(let link):
      if case .refused(let refusal) = open(link) { throw NotThere("\(refusal)") }
    case .turnPage(let forward): try driver.turnPage(forward: forward)
    case .scroll(let toEnd): try driver.scroll(toEnd: toEnd)
    case .outside(let name):
      guard let event = outside.move(name) else {
        throw NotThere("event \"\(name)\"", available: outside.moves.map(\.name))
      }
      outside.make(event)
    }
  }

  /// Returns the control that matches a target, if it can be used.
  func control(_ target: Target) throws(NotThere) -> Control {
    let found = try finder().control(target)
    guard found.isEnabled else { throw NotThere("\"\(target.label)\" is disabled.") }
    return found.control
  }

  /// Returns the field that matches a target, if it can be changed.
  func field(_ target: Target) throws(NotThere) -> ScreenElement {
    guard case .element(let field) = try control(target) else {
      throw NotThere("\"\(target.label)\" is no field.")
    }
    return field
  }
}
