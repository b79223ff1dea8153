import CalcotViews
import Testing

@testable import Calcot

@Suite("The registration of a screen on an object that outlives it")
@MainActor
struct RegistrationTests {
  @Test(arguments: Registration.all)
  func `is gone with the screen, however often it is visited`(_ registration: Registration) async {
    let house = VisitedHouse()
    registration.register(house)
    house.start()
    let visits = registration.needsTime ? 50 : max(RandomSeed.rounds(500), 400)
    await house.visit(20, needsTime: registration.needsTime)
    let before = house.counts
    await house.visit(visits, needsTime: registration.needsTime)
    for (what, count) in house.counts {
      let growth = count - before[what, default: 0]
      #expect(growth < visits / 2, "\(what) after \(visits) visits: \(growth) more")
    }
    #expect(house.issues.values == [])
  }

  @Test func `tells nothing to a gone screen when a model that the screen has read changes`() async
  {
    let house = VisitedHouse()
    house.show { [model = house.model] visitor in
      visitor.content = { [Text("\(model.number)")] }
      return visitor.calcot
    }
    house.start()
    await house.visit(100, needsTime: false)
    let changed = Recorder<Set<ScreenID>>()
    house.app.updates.add { changed.values.append($0.changedScreens) }
    house.model.number += 1
    await house.app.settle()
    #expect(changed.values == [])
  }
}
