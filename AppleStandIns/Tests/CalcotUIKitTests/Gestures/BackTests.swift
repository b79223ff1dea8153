import AppleDrivers
import Calcot
import CalcotTesting
import CalcotUIKit
import Testing
import UIKit

@MainActor
@Suite("Back on UIKit")
struct BackTests {
  @Test func `leads several screens back from the menu of a long press`() async {
    let town = await TownOnUIKit()
    await town.then { $0.streets.setStack([.root, .place(1), .place(2), .place(3)]) }
    #expect(town.person.chooseFromBackMenu(2))
    await town.driver.settle()
    #expect(town.titles == ["Root", "Place 1"])
    town.checkAgreement()
  }

  @Test func `is hidden, with the reason, while the screen is blocked, and comes back after that`()
    async
  {
    let town = await TownOnUIKit()
    await town.then { $0.streets.push(.place(1)) }
    town.town.streets.latest?.leavability = .blocked("It is being saved.")
    await town.driver.settle()
    let item = town.person.navigation?.topViewController?.navigationItem
    #expect(!town.driver.canGoBack)
    #expect(!town.person.beginSwipeBack())
    #expect(item?.prompt == "It is being saved.")
    town.town.streets.latest?.leavability = .free
    await town.driver.settle()
    #expect(town.driver.canGoBack)
    #expect(item?.prompt == nil)
    #expect(town.person.beginSwipeBack())
    await town.then { $0.person.endSwipeBack(isCancelled: false) }
    town.checkAgreement()
  }

  @Test func `leads out of a container that was pushed, by its bar and by a swipe`() async {
    for isSwiped in [true, false] {
      let town = await TownOnUIKit()
      await town.then { $0.streets.push(.district) }
      #expect(town.titles == ["Place 90"])
      let outer = town.host.stacks.values.map(\.navigation).first { $0.viewControllers.count == 2 }
      #expect(outer?.isNavigationBarHidden == true)
      if isSwiped {
        #expect(town.person.beginSwipeBack(in: outer))
        await town.then { $0.person.endSwipeBack(isCancelled: true) }
        #expect(outer?.isNavigationBarHidden == true)
        #expect(town.person.beginSwipeBack(in: outer))
        town.person.endSwipeBack(isCancelled: false)
      } else {
        #expect(throws: Never.self) { try town.driver.back() }
      }
      await town.driver.settle()
      #expect(town.titles == ["Root"])
      #expect(outer?.isNavigationBarHidden == false, "the screen below has no bar")
      town.checkAgreement()
    }
  }

  @Test func `goes one screen back for two quick taps`() async {
    let town = await TownOnUIKit()
    await town.then { $0.streets.setStack([.root, .place(1), .place(2)]) }
    #expect(town.person.tapBack())
    #expect(!town.person.tapBack())
    await town.driver.settle()
    #expect(town.titles == ["Root", "Place 1"])
    town.checkAgreement()
  }

  @Test func `that the user catches and puts back is made again if the app has popped`() async {
    let town = await TownOnUIKit()
    await town.then { $0.streets.push(.place(1)) }
    town.streets.pop()
    town.driver.advance(by: .milliseconds(100))
    #expect(town.person.catchPop())
    await town.then { $0.person.endSwipeBack(isCancelled: true) }
    #expect(town.titles == ["Root"])
    #expect(town.host.repairs == 0)
    town.checkAgreement()
  }

  @Test func `during a push takes off what is pushed`() async {
    for time in [0, 100, 349] {
      for use in ["button", "menu", "swipe", "cancelled swipe"] {
        let town = await TownOnUIKit()
        town.streets.push(.place(1))
        town.driver.advance(by: .milliseconds(time))
        switch use {
        case "button": #expect(town.person.tapBack())
        case "menu": #expect(town.person.chooseFromBackMenu(1))
        default:
          #expect(town.person.beginSwipeBack(), "after \(time) ms")
          town.person.endSwipeBack(isCancelled: use == "cancelled swipe")
        }
        await town.driver.settle()
        #expect(town.titles == (use == "cancelled swipe" ? ["Root", "Place 1"] : ["Root"]))
        #expect(town.host.repairs == 0)
        town.checkAgreement("\(use) after \(time) ms")
      }
    }
  }

  @Test func `during a push asks where what is pushed asks`() async {
    let town = await TownOnUIKit()
    town.town.streets.leavability = .asks(
      Question("Discard?", action: "Discard", role: .destructive, cancel: "Stay"))
    town.streets.push(.place(1))
    town.driver.advance(by: .milliseconds(100))
    #expect(!town.person.beginSwipeBack())
    #expect(!town.person.chooseFromBackMenu(1))
    #expect(town.person.tapBack())
    await town.driver.settle()
    #expect((town.person.top as? UIAlertController)?.title == "Discard?")
  }

  @Test(arguments: [true, false])
  func `is what the screen allows from the first moment of a push, and the title is shown`(
    isHosted: Bool
  ) async {
    let asking = Leavability.asks(
      Question("Discard?", action: "Discard", role: .destructive, cancel: "Stay"))
    for leavability in [.free, asking, .blocked("It is being saved.")] {
      let town = await TownOnUIKit(isHosted: isHosted)
      town.town.streets.leavability = leavability
      town.streets.push(.place(1))
      #expect(town.titles == ["Root", "Place 1"])
      let item = town.person.navigation?.topViewController?.navigationItem
      let leadsBackAtOnce = item?.hidesBackButton == false && item?.backAction == nil
      #expect(leadsBackAtOnce == (leavability == .free))
      await town.driver.settle()
    }
  }

  @Test func `follows what the app pushes during each part of a swipe`() async {
    for (time, isCancelled) in [(0, true), (0, false), (100, true), (100, false)] {
      let town = await TownOnUIKit()
      await town.then { $0.streets.push(.place(1)) }
      #expect(town.person.beginSwipeBack())
      if time == 0 { town.streets.push(.place(2)) }
      town.person.endSwipeBack(isCancelled: isCancelled)
      town.driver.advance(by: .milliseconds(time))
      if time > 0 { town.streets.push(.place(2)) }
      await town.driver.settle()
      #expect(town.titles.last == "Place 2")
      town.checkAgreement("after \(time) ms, cancelled: \(isCancelled)")
    }
  }

  @Test func `that an app does by setting other controllers is undone by the host`() async {
    let town = await TownOnUIKit()
    await town.then { $0.streets.push(.place(1)) }
    town.person.navigation?.setViewControllers([UIViewController()], animated: false)
    await town.driver.settle()
    #expect(town.titles == ["Root", "Place 1"])
    #expect(town.host.repairs == 1)
  }

  @Test func `that an app does with UIKit's own pop is a change of the tree`() async {
    let town = await TownOnUIKit()
    await town.then { $0.streets.setStack([.root, .place(1), .place(2)]) }
    await town.then { $0.person.navigation?.popToRootViewController(animated: true) }
    #expect(town.titles == ["Root"])
    #expect(town.app.tree.screens.count == 5)
    town.checkAgreement()
  }
}
