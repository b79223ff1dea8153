import AppleDrivers
import Calcot
import CalcotTesting
import CalcotUIKit
import Testing
import UIKit

@MainActor
@Suite("The ways out of first screens")
struct RootExitsTests {
  private func exits(of town: TownOnUIKit) -> [String] {
    town.host.stacks.values.compactMap { stack in
      stack.controllers.first?.navigationItem.leftBarButtonItem?.accessibilityIdentifier
    }.sorted()
  }

  @Test func `are none on the base, and one for each tab of a container over something`() async {
    let town = await TownOnUIKit()
    #expect(exits(of: town) == [])
    await town.then { $0.streets.push(.district) }
    #expect(exits(of: town) == ["calcot.back", "calcot.back"])
    await town.then { $0.streets.pop() }
    #expect(exits(of: town) == [])
  }

  @Test func `close a modal, also from the tabs in it`() async {
    let town = await TownOnUIKit()
    await town.then { $0.streets.present(.district) }
    #expect(exits(of: town) == ["calcot.close", "calcot.close"])
  }

  @Test
  func `are none on the sides of a split, since a narrow one is a stack with UIKit's own Back`()
    async
  {
    let town = await TownOnUIKit()
    for width in [UIUserInterfaceSizeClass.compact, .regular] {
      await town.then { $0.window.resize(to: width) }
      #expect(exits(of: town) == [])
    }
  }

  @Test func `leave an item alone that a screen has put there itself`() async {
    let town = await TownOnUIKit()
    await town.then { $0.streets.present(.place(1)) }
    let item = UIBarButtonItem(title: "Cancel", primaryAction: nil)
    town.person.navigation?.topViewController?.navigationItem.leftBarButtonItem = item
    town.streets.push(.place(2))
    await town.then { $0.streets.pop() }
    #expect(town.person.navigation?.topViewController?.navigationItem.leftBarButtonItem === item)
  }
}
