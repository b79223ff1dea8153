import AppleDrivers
import Calcot
import CalcotTesting
import CalcotUIKit
import Testing
import UIKit

/// Whether a screen can be left has one answer, which Back, swipes, pulls and running gestures
/// follow alike.
@MainActor
@Suite("Leaving a screen on UIKit")
struct LeavabilityTests {
  static let question = Question(
    "Discard?", action: "Discard", role: .destructive, cancel: "Stay")

  enum Answer: CaseIterable, Sendable { case free, asks, blocked, takesBack }

  /// A place in which the screen stands.
  enum Place: CaseIterable, Sendable {
    case pushed, modal, pushedInModal, overTabs, overTabsInModal
  }

  /// Shows a screen that answers in a certain way.
  private func town(_ answer: Answer, at place: Place, isHosted: Bool = false) async -> TownOnUIKit
  {
    let town = await TownOnUIKit(isHosted: isHosted, hasTabs: place != .overTabs)
    switch place {
    case .pushed, .modal: break
    case .pushedInModal: town.streets.present(.place(8))
    case .overTabs: town.streets.setStack([.district])
    case .overTabsInModal: town.streets.present(.district)
    }
    await town.driver.settle()
    switch answer {
    case .free: break
    case .asks: town.town.streets.leavability = .asks(Self.question)
    case .blocked: town.town.streets.leavability = .blocked("It is being saved.")
    case .takesBack: town.town.streets.takesBack = true
    }
    if place == .modal { town.streets.present(.place(9)) } else { town.streets.push(.place(9)) }
    await town.driver.settle()
    return town
  }

  @Test(arguments: Answer.allCases, Place.allCases)
  func `is answered the same by every way out`(_ answer: Answer, _ place: Place) async throws {
    let town = await town(answer, at: place)
    let isModal = [.modal, .pushedInModal, .overTabsInModal].contains(place)
    let isFirst = place == .modal
    let leavability = town.host.surface.leavability(in: town.app)
    switch answer {
    case .free: #expect(leavability == .free)
    case .asks: #expect(leavability == .asks(Self.question))
    case .blocked: #expect(leavability == .blocked("It is being saved."))
    case .takesBack: #expect(leavability == .takesBack)
    }
    let item = try #require(town.person.navigation?.topViewController?.navigationItem)
    #expect(item.prompt == (answer == .blocked ? "It is being saved." : nil))
    if !isFirst {
      #expect((item.backAction != nil) == (answer != .free))
      #expect(item.hidesBackButton == (answer == .blocked))
    }
    #expect(town.person.top?.isModalInPresentation == (isModal && answer != .free))
    #expect(
      town.person.navigation?.interactivePopGestureRecognizer?.isEnabled
        == (!isFirst && answer == .free))
    #expect(town.person.beginSwipeBack() == (!isFirst && answer == .free))
    await town.then { $0.person.endSwipeBack(isCancelled: true) }
    #expect(town.person.beginSwipeBack(overContent: true) == (!isFirst && answer == .free))
    await town.then { $0.person.endSwipeBack(isCancelled: true) }
    #expect(
      town.person.navigation?.interactiveContentPopGestureRecognizer?.isEnabled == true,
      "it is UIKit's own")
    #expect(town.host.mayBeginToLeave == (answer == .free))
    let pull = town.person.beginPull()
    #expect((pull != nil) == (isModal && answer == .free))
    pull?.end(isCancelled: true)
    await town.driver.settle()
    #expect((town.person.top is UIAlertController) == (isModal && answer == .asks))
    if isModal, answer == .asks { #expect(town.person.tapAlert("Stay")) }
    await town.driver.settle()
    #expect(town.app.tree.visible?.route == AnyRoute(PlaceRoute.place(9)))
    town.checkAgreement()
    #expect(town.driver.canGoBack == (answer == .takesBack || !isFirst && answer != .blocked))
    if answer == .takesBack {
      try town.driver.back()
      await town.driver.settle()
      #expect(town.town.streets.backs == 1)
      #expect(town.app.tree.visible?.route == AnyRoute(PlaceRoute.place(9)))
    }
  }

  @Test(arguments: Answer.allCases, Place.allCases)
  func `is answered the same by VoiceOver's escape`(_ answer: Answer, _ place: Place) async {
    let town = await town(answer, at: place)
    #expect(town.person.escape())
    await town.driver.settle()
    let stays = town.app.tree.visible?.route == AnyRoute(PlaceRoute.place(9))
    #expect(stays == (answer != .free))
    #expect(town.driver.isDialogShown == (answer == .asks))
    #expect(town.town.streets.backs == (answer == .takesBack ? 1 : 0))
    town.checkAgreement()
  }

  @Test func `is nothing that escape can do on an app's first screen`() async {
    let town = await TownOnUIKit()
    #expect(!town.person.escape())
    town.checkAgreement()
  }

  @Test(arguments: [false, true])
  func `by a swipe over the content waits for the finger, whatever the app does meanwhile`(
    isCancelled: Bool
  ) async {
    let town = await town(.free, at: .pushed)
    #expect(town.person.beginSwipeBack(overContent: true))
    town.streets.present(.place(3))
    await town.app.settle()
    town.driver.advance(by: .seconds(5))
    #expect(town.person.top === town.window.rootViewController)
    await town.then { $0.person.endSwipeBack(isCancelled: isCancelled) }
    #expect(town.titles == ["Place 3"])
    town.checkAgreement()
  }

  @Test(arguments: Answer.allCases)
  func `is answered for hosted screens as for the app's own controllers`(
    _ answer: Answer
  ) async throws {
    for place in [Place.pushed, .pushedInModal] {
      let town = await town(answer, at: place, isHosted: true)
      let item = town.person.navigation?.topViewController?.navigationItem
      #expect(item?.hidesBackButton == (answer != .free))
      #expect(town.driver.canGoBack == (answer != .blocked))
      #expect(
        town.person.top?.isModalInPresentation == (place == .pushedInModal && answer != .free))
      #expect(town.person.beginSwipeBack() == (answer == .free))
      await town.then { $0.person.endSwipeBack(isCancelled: true) }
      town.checkAgreement()
    }
  }

  @Test func `follows a change of the answer in the middle of a gesture`() async throws {
    for isPulled in [false, true] {
      let town = await town(.free, at: .pushedInModal)
      let pull = isPulled ? town.person.beginPull() : nil
      if !isPulled { #expect(town.person.beginSwipeBack()) }
      town.town.streets.latest?.leavability = .blocked("It is being saved.")
      await town.app.settle()
      if isPulled {
        pull?.end(isCancelled: true)
      } else {
        town.person.endSwipeBack(isCancelled: false)
      }
      await town.driver.settle()
      #expect(town.titles == ["Place 8", "Place 9"])
      #expect(town.person.top?.isModalInPresentation == true)
      #expect(!town.person.beginSwipeBack() && town.person.beginPull() == nil)
      town.town.streets.latest?.leavability = .free
      await town.driver.settle()
      #expect(town.person.top?.isModalInPresentation == false)
      #expect(town.person.beginSwipeBack())
      await town.then { $0.person.endSwipeBack(isCancelled: false) }
      #expect(town.titles == ["Place 8"])
      town.checkAgreement()
    }
  }

  @Test func `goes on with a pull when UIKit asks again during it`() async throws {
    let town = await town(.free, at: .modal)
    let sheet = try #require(town.person.top?.presentationController)
    let pull = try #require(town.person.beginPull())
    #expect(sheet.delegate?.presentationControllerShouldDismiss(sheet) == true)
    pull.end(isCancelled: false)
    await town.driver.settle()
    #expect(town.titles == ["Root"])
  }
}
