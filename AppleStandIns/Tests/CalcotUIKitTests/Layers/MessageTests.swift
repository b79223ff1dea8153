@testable import Calcot
import AppleDrivers
import CalcotContent
import CalcotTesting
import CalcotUIKit
import Testing
import UIKit

@MainActor
struct MessageTests {
  private func show(in town: TownOnUIKit) async throws -> UIView {
    town.window.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    town.town.streets.showMessage("Market day", .success)
    await town.driver.settle()
    #expect(WindowReading(town.window).lines.contains("Market day"))
    return try #require(town.window.subviews.last)
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular], [true, false])
  func `keeps to the safe area, which ends above a tab bar at the bottom`(
    _ width: UIUserInterfaceSizeClass, hasTabs: Bool
  ) async throws {
    let town = await TownOnUIKit(hasTabs: hasTabs)
    town.window.resize(to: width)
    town.window.coveredEdges = UIEdgeInsets(top: 59, left: 30, bottom: 34, right: 0)
    await town.driver.settle()
    let view = try await show(in: town)
    let bar: CGFloat = width == .compact && hasTabs ? 49 : 0
    #expect(view.frame.maxY == 800 - 34 - bar)
    #expect(view.frame.midX == 215)
  }

  @Test func `follows the keyboard`() async throws {
    let town = await TownOnUIKit()
    let view = try await show(in: town)
    for (height, bottom) in [(300, 500), (0, 800), (250, 550)] as [(CGFloat, CGFloat)] {
      town.window.keyboardHeight = height
      #expect(view.frame.maxY == bottom)
    }
  }

  @Test func `comes down when the tab bar goes`() async throws {
    let town = await TownOnUIKit()
    town.window.resize(to: .compact)
    let view = try await show(in: town)
    #expect(view.frame.maxY == 751)
    await town.then { $0.streets.present(.place(1), as: .fullScreen) }
    #expect(view.frame.maxY == 800)
    town.checkAgreement()
  }

  /// What belongs to the system is not the host's to add to.
  @Test func `is in the window, and in nothing that is presented`() async throws {
    let town = await TownOnUIKit()
    let asked = Task { [streets = town.streets] in
      _ = await streets.alert("Stay?", choices: [Choice("Yes", true)])
    }
    await town.driver.settle()
    let alert = try #require(town.person.top as? UIAlertController)
    let overAlert = try await show(in: town)
    #expect(overAlert.superview === town.window && alert.view.subviews.isEmpty)
    #expect(town.person.tapAlert("Yes"))
    await town.driver.settle()
    await asked.value
    let shared = Task { [streets = town.town.streets] in _ = await streets.share(.text("a")) }
    await town.driver.settle()
    let sheet = try #require(town.person.top as? UIActivityViewController)
    town.town.streets.showMessage("Fair", .success)
    await town.driver.settle()
    let overSheet = try #require(town.window.subviews.last)
    #expect(overSheet.superview === town.window && sheet.view.subviews.isEmpty)
    shared.cancel()
    await town.driver.settle()
  }
}
