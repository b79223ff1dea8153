import AppleDrivers
import Calcot
import CalcotTesting
import CalcotUIKit
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Modals on UIKit")
struct ModalTests {
  @Test func `that have been pulled down let Back act on what is below at once`() async throws {
    let town = await TownOnUIKit()
    await town.then { $0.streets.push(.place(1)) }
    await town.then { $0.streets.present(.place(2)) }
    try #require(town.person.beginPull()).end(isCancelled: false)
    town.window.stage.advance(by: .milliseconds(800))
    #expect(town.person.tapBack())
    await town.driver.settle()
    #expect(town.app.tree.layers.count == 1)
    #expect(!town.titles.contains("Place 1"))
    town.checkAgreement()
  }

  @Test func `have the style that was asked for`() async {
    let town = await TownOnUIKit()
    await town.then { $0.streets.present(.place(1), as: .halfSheet) }
    let half = town.person.top
    #expect(half?.modalPresentationStyle == .pageSheet)
    #expect(half?.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
    #expect(half?.sheetPresentationController?.prefersGrabberVisible == true)
    await town.then { $0.streets.present(.place(2), as: .popover) }
    let popover = town.person.top?.popoverPresentationController
    #expect(popover?.sourceView != nil || popover?.sourceItem != nil)
    await town.then { $0.streets.present(.place(3), as: .fullScreen) }
    #expect(town.person.top?.modalPresentationStyle == .fullScreen)
    #expect(town.person.beginPull() == nil)
    town.checkAgreement()
  }

  @Test func `that are sheets are as high as what they show, where that is less than the room`()
    async throws
  {
    let town = await TownOnUIKit(isHosted: true)
    await town.then { $0.streets.present(.place(1), as: .sheet) }
    let layer = try #require(town.person.top)
    let sheet = try #require(layer.sheetPresentationController)
    #expect(layer.modalPresentationStyle == .formSheet)
    #expect(sheet.shownHeight == 800, "nothing is known before it is laid out")
    let screen = try #require(
      (town.person.navigation?.topViewController as? any DrawingController)?.screen)
    let heights: [(CGFloat, CGFloat)] = [(300, 356), (120, 176), (2000, 800), (300, 356)]
    for (content, shown) in heights {
      screen.scrolledHeight = (content, 56)
      screen.settle()
      #expect(sheet.shownHeight == shown)
      #expect(layer.preferredContentSize.height == content + 56, "a form sheet's in a wide window")
    }
    town.checkAgreement()
  }

  @Test func `that are sheets leave their width to the system in a compact width`() async throws {
    let town = await TownOnUIKit(isHosted: true)
    town.window.resize(to: .compact)
    await town.then { $0.streets.present(.place(1), as: .sheet) }
    let layer = try #require(town.person.top)
    let screen = try #require(
      (town.person.navigation?.topViewController as? any DrawingController)?.screen)
    screen.scrolledHeight = (300, 56)
    screen.settle()
    #expect(layer.sheetPresentationController?.shownHeight == 356)
    #expect(
      layer.preferredContentSize == .zero, "a wide window would keep the width of a narrow one")
    town.checkAgreement()
  }

  @Test func `that are sheets of a controller without a size are large`() async throws {
    let town = await TownOnUIKit()
    await town.then { $0.streets.present(.place(1), as: .sheet) }
    #expect(town.person.top?.sheetPresentationController?.shownHeight == 800)
  }

  @Test func `have a way out in the bar of their first screen, and no more`() async {
    let town = await TownOnUIKit()
    town.streets.present(.place(1), as: .fullScreen)
    await town.then { $0.streets.push(.place(2)) }
    #expect(town.titles == ["Place 1", "Place 2"])
    let items = town.person.navigation?.viewControllers.map(\.navigationItem.leftBarButtonItem)
    #expect(items?.map { $0?.accessibilityIdentifier } == ["calcot.close", nil])
    #expect(items?.first??.accessibilityLabel == "Close")
    #expect(throws: NotThere.self) { try town.driver.dismiss() }
    #expect(town.person.tapBack())
    await town.driver.settle()
    #expect(throws: Never.self) { try town.driver.dismiss() }
    await town.driver.settle()
    #expect(town.titles == ["Root"])
  }

  @Test func `of what an app presents by itself stay where they are`() async {
    let town = await TownOnUIKit()
    let own = UIViewController()
    await town.then { $0.person.top?.present(own, animated: true) }
    await town.then { $0.streets.present(.place(1)) }
    #expect(town.person.top?.presentingViewController === own)
    await town.then { $0.streets.dismiss() }
    #expect(town.app.tree.layers.count == 1)
    #expect(town.window.stage.warnings == [])
  }

  @Test func `that a screen dismisses by itself leave the tree`() async {
    let town = await TownOnUIKit()
    town.streets.present(.place(1))
    await town.then { $0.streets.present(.place(2)) }
    await town.then { $0.person.navigation?.topViewController?.dismiss(animated: true) }
    #expect(town.app.tree.layers.count == 2)
    #expect(town.titles == ["Place 1"])
    town.checkAgreement()
    await town.then { $0.streets.present(.place(3)) }
    #expect(town.titles == ["Place 3"])
    town.checkAgreement()
  }

  @Test func `wait for what an app is just dismissing or presenting by itself`() async {
    for isPresenting in [true, false] {
      let town = await TownOnUIKit()
      let own = UIViewController()
      town.person.top?.present(own, animated: true)
      if !isPresenting {
        await town.driver.settle()
        own.dismiss(animated: true)
      }
      town.streets.present(.place(1))
      Task { [streets = town.streets] in
        _ = await streets.alert("Sure?", choices: [Choice("Yes", true)])
      }
      await town.driver.settle()
      #expect(town.person.tapAlert("Yes"))
      await town.driver.settle()
      await town.then { $0.streets.dismiss() }
      #expect(town.app.tree.layers.count == 1)
      #expect(town.window.stage.warnings == [])
    }
  }

  @Test func `have their way out from the start`() async {
    let town = await TownOnUIKit()
    town.streets.present(.place(1))
    #expect(town.driver.isMoving)
    let item = town.person.navigation?.topViewController?.navigationItem.leftBarButtonItem
    #expect(item?.accessibilityIdentifier == "calcot.close")
  }

  @Test func `of an app that is taken away go with it`() async {
    let town = await TownOnUIKit()
    await town.then { $0.streets.present(.place(1)) }
    let root = town.window.rootViewController
    #expect(root?.presentedViewController != nil)
    town.driver.stop()
    #expect(town.window.rootViewController == nil)
    #expect(root?.presentedViewController == nil)
  }

  @Test func `that ask have no Back on their first screen`() async {
    let town = await TownOnUIKit()
    await town.then { $0.streets.present(.place(1)) }
    town.town.streets.latest?.leavability = .asks(
      Question("Discard?", action: "Discard", role: .destructive, cancel: "Stay"))
    await town.driver.settle()
    #expect(town.person.navigation?.topViewController?.navigationItem.backAction == nil)
  }

  @Test func `point at the visible screen's button, also in tabs`() async {
    let town = await TownOnUIKit()
    let item = UIBarButtonItem(title: "More", primaryAction: nil)
    town.person.navigation?.topViewController?.navigationItem.rightBarButtonItem = item
    await town.then { $0.streets.present(.place(1), as: .popover) }
    #expect(town.person.top?.popoverPresentationController?.sourceItem === item)
  }

  @Test func `are not pulled while something in them moves`() async {
    let town = await TownOnUIKit()
    town.streets.present(.place(1))
    await town.then { $0.streets.push(.place(2)) }
    #expect(town.person.tapBack())
    #expect(town.person.beginPull() == nil, "two movements have begun at once")
    await town.driver.settle()
    town.streets.push(.place(3))
    #expect(town.person.beginPull() == nil)
    await town.driver.settle()
    #expect(town.titles == ["Place 1", "Place 3"])
    town.checkAgreement()
  }

  @Test func `come after an alert that the user is just leaving`() async {
    let town = await TownOnUIKit()
    var answer: Bool?
    Task { [streets = town.streets] in
      answer = await streets.alert(
        "Sure?", choices: [Choice("Yes", true), Choice("No", role: .cancel, false)])
    }
    await town.driver.settle()
    #expect(town.person.tapAlert("Yes"))
    town.driver.advance(by: .milliseconds(100))
    await town.then { $0.streets.present(.place(1)) }
    #expect(answer == true)
    #expect(town.titles == ["Place 1"])
    town.checkAgreement()
  }
}
