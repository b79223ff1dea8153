import AppleDrivers
import Calcot
import CalcotTesting
import CalcotUIKit
import Testing
import UIKit

@MainActor
@Suite("What an app's own controller does as its screen")
struct AsScreenTests {
  let town: TownOnUIKit

  init() async {
    town = await TownOnUIKit()
    town.streets.push(.place(1))
    await town.driver.settle()
  }

  private var controller: UIViewController? { town.person.navigation?.topViewController }

  @Test func `is recorded as asked for by the screen`() async throws {
    var askedBy: [TreeTransition.Asker] = []
    town.app.transitions.add { askedBy.append($0.askedBy) }
    let screen = try #require(town.app.tree.visible?.id)
    controller?.asScreen { town.streets.push(.place(2)) }
    #expect(askedBy == [.screen(screen)])
  }

  @Test func `is refused once the screen has left, also if it was begun before`() async {
    let (late, gate) = (controller, Gate(isOpen: false))
    var answers: [Answer] = []
    late?.asScreen {
      await gate.pass()
      answers.append(town.streets.push(.place(2)))
    }
    town.streets.pop()
    late?.asScreen { answers.append(town.streets.push(.place(3))) }
    gate.open()
    await town.driver.settle()
    await turns { answers.count == 2 }
    #expect(town.titles == ["Root"])
    #expect(answers.count == 2)
    for answer in answers {
      guard case .refused(.screenEnded) = answer else {
        Issue.record("the answer was \(answer)")
        continue
      }
    }
  }

  @Test func `is waited for by a test that lets all settle`() async {
    var isDone = false
    controller?.asScreen {
      for _ in 0..<50 { await Task.yield() }
      isDone = true
    }
    await town.app.settle()
    #expect(isDone)
  }

  @Test
  func `counts as the screen's from a child controller, and as the app's where no host shows it`()
    async throws
  {
    var askedBy: [TreeTransition.Asker] = []
    town.app.transitions.add { askedBy.append($0.askedBy) }
    let screen = try #require(town.app.tree.visible?.id)
    let child = UIViewController()
    controller?.addChild(child)
    child.asScreen { town.streets.push(.place(2)) }
    UIViewController().asScreen { town.streets.push(.place(3)) }
    #expect(askedBy == [.screen(screen), .app])
  }
}
