import AppleDrivers
import Calcot
import CalcotContent
import CalcotTesting
import CalcotUIKit
import Testing
import UIKit

/// UIKit reports each change between a finger and no finger by the same handler, and again when a
/// transition is caught.
@MainActor
@Suite("The user's finger on a transition")
struct InteractionTests {
  private func streets(_ numbers: Int...) async -> TownOnUIKit {
    let town = await TownOnUIKit()
    await town.then { $0.streets.setStack([.root] + numbers.map(PlaceRoute.place)) }
    return town
  }

  private func isGesture(_ town: TownOnUIKit) -> Bool {
    if case .gesture = town.host.surface.activity { true } else { false }
  }

  /// Lets a turn pass, as between a finger's first and its next movement.
  private func turn() async { for _ in 0..<5 { await Task.yield() } }

  private func isFinishing(_ town: TownOnUIKit) -> Bool {
    if case .finishing = town.host.surface.activity { true } else { false }
  }

  @Test func `holds the gesture open until it is lifted`() async {
    for isCancelled in [false, true] {
      let town = await streets(1)
      #expect(town.person.beginSwipeBack())
      await turn()
      #expect(isGesture(town))
      town.driver.advance(by: .seconds(5))
      await town.app.settle()
      #expect(isGesture(town), "it ended under the finger")
      town.person.endSwipeBack(isCancelled: isCancelled)
      #expect(isFinishing(town) == !isCancelled)
      #expect(isGesture(town) == isCancelled)
      await town.driver.settle()
      #expect(town.host.surface.activity == .idle)
      #expect(town.titles == (isCancelled ? ["Root", "Place 1"] : ["Root"]))
      town.checkAgreement()
    }
  }

  @Test func `that comes onto a running pop does not end it`() async {
    for isCancelled in [false, true] {
      let town = await streets(1, 2)
      #expect(town.person.tapBack())
      for _ in 0..<5 { await Task.yield() }
      town.driver.advance(by: .milliseconds(100))
      #expect(isFinishing(town))
      #expect(town.person.catchPop())
      town.driver.advance(by: .seconds(5))
      #expect(!town.app.tree.screens.isEmpty && isFinishing(town), "it ended under the finger")
      await town.then { $0.person.endSwipeBack(isCancelled: isCancelled) }
      #expect(town.titles == (isCancelled ? ["Root", "Place 1", "Place 2"] : ["Root", "Place 1"]))
      town.checkAgreement("cancelled: \(isCancelled)")
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `that lets go of a swipe and catches it again decides anew`(
    wasCancelled: Bool, isCancelled: Bool
  ) async {
    let town = await streets(1, 2)
    #expect(town.person.beginSwipeBack())
    await turn()
    town.person.endSwipeBack(isCancelled: wasCancelled)
    #expect(isFinishing(town) != wasCancelled)
    town.driver.advance(by: .milliseconds(100))
    #expect(town.person.catchPop())
    #expect(isFinishing(town) != wasCancelled, "it was taken for a release")
    town.driver.advance(by: .seconds(5))
    #expect(town.app.tree.visible?.route == AnyRoute(PlaceRoute.place(2)))
    await town.then { $0.person.endSwipeBack(isCancelled: isCancelled) }
    #expect(town.titles == (isCancelled ? ["Root", "Place 1", "Place 2"] : ["Root", "Place 1"]))
    #expect(town.host.repairs == 0)
    town.checkAgreement("cancelled: \(isCancelled)")
    #expect(town.person.beginSwipeBack())
    await town.then { $0.person.endSwipeBack(isCancelled: true) }
  }

  @Test func `that puts a swipe back leaves the screen usable, however long the swipe was held`()
    async
  {
    for time in [0, 1, 100, 1_000] {
      let town = await streets(1, 2)
      for _ in 1...3 {
        #expect(town.person.beginSwipeBack(), "after \(time) ms")
        town.driver.advance(by: .milliseconds(time))
        await town.then { $0.person.endSwipeBack(isCancelled: true) }
        #expect(town.titles == ["Root", "Place 1", "Place 2"])
        town.checkAgreement("after \(time) ms")
      }
      #expect(town.person.tapBack())
      await town.driver.settle()
      #expect(town.titles == ["Root", "Place 1"])
      town.checkAgreement("after \(time) ms")
    }
  }

  @Test(arguments: [false, true])
  func `that puts a swipe back lets what the app asked for meanwhile happen`(
    isCancelled: Bool
  ) async {
    let asked: [(String, @MainActor (TownOnUIKit) -> Void, [String?])] = [
      ("push", { $0.streets.push(.place(3)) }, ["Root", "Place 1", "Place 2", "Place 3"]),
      ("pop", { $0.streets.pop() }, ["Root", "Place 1"]),
      ("root", { $0.streets.popToRoot() }, ["Root"]),
      ("present", { $0.streets.present(.place(3)) }, ["Place 3"]),
      ("replace", { $0.streets.setStack([.root, .place(3)]) }, ["Root", "Place 3"]),
    ]
    for (name, ask, titles) in asked {
      let town = await streets(1, 2)
      #expect(town.person.beginSwipeBack())
      ask(town)
      await town.app.settle()
      await town.then { $0.person.endSwipeBack(isCancelled: isCancelled) }
      #expect(town.titles == titles, "\(name)")
      town.checkAgreement("\(name), cancelled: \(isCancelled)")
    }
  }

  @Test func `on a sheet holds it until it is lifted`() async throws {
    for isCancelled in [false, true] {
      let town = await streets()
      await town.then { $0.streets.present(.place(1)) }
      let pull = try #require(town.person.beginPull())
      #expect(isGesture(town))
      town.driver.advance(by: .seconds(5))
      #expect(isGesture(town) && town.app.tree.layers.count == 2)
      pull.end(isCancelled: isCancelled)
      #expect(isFinishing(town) == !isCancelled)
      await town.driver.settle()
      #expect(town.app.tree.layers.count == (isCancelled ? 2 : 1))
      town.checkAgreement()
    }
  }

  @Test(arguments: ["button", "swipe", "cancelled swipe"])
  func `during a push acts on what is pushed, over each kind of layer`(_ use: String) async {
    for layer in ["tab", "modal", "district"] {
      let town = await streets()
      switch layer {
      case "modal": town.streets.present(.place(1))
      case "district": town.streets.present(.district)
      default: town.streets.push(.place(1))
      }
      await town.driver.settle()
      let below = town.titles
      town.streets.push(.place(2))
      // NB: a container that was alone is first put into a navigation controller.
      town.driver.advance(by: .zero)
      town.driver.advance(by: .milliseconds(100))
      if use == "button" {
        #expect(town.person.tapBack(), "\(layer)")
      } else {
        #expect(town.person.beginSwipeBack(), "\(layer)")
        town.person.endSwipeBack(isCancelled: use == "cancelled swipe")
      }
      await town.driver.settle()
      #expect((town.titles == below) == (use != "cancelled swipe"), "\(layer)")
      #expect((town.titles.last == "Place 2") == (use == "cancelled swipe"), "\(layer)")
      #expect(town.host.repairs == 0)
      town.checkAgreement("\(use) in \(layer)")
    }
  }

  @Test(arguments: ["the app", "its button", "a pull"])
  func `leaves an active search below a modal as it is, whoever dismisses that`(
    _ way: String
  ) async throws {
    let town = await streets(1)
    let below = try #require(town.person.navigation?.topViewController)
    let search = UISearchController(searchResultsController: nil)
    below.navigationItem.searchController = search
    search.type("a street", in: below)
    for isCancelled in [true, false] where way == "a pull" || !isCancelled {
      if town.app.tree.layers.count == 1 { town.streets.present(.place(2)) }
      await town.driver.settle()
      switch way {
      case "a pull": try #require(town.person.beginPull()).end(isCancelled: isCancelled)
      case "its button": try town.driver.dismiss()
      default: town.streets.dismiss()
      }
      await town.driver.settle()
      #expect(town.app.tree.layers.count == (isCancelled ? 2 : 1))
      #expect(search.isActive && search.searchBar.text == "a street", "by \(way)")
      town.checkAgreement()
    }
  }
}
