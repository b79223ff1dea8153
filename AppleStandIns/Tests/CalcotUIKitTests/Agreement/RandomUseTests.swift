import AppleDrivers
import Calcot
import CalcotContent
import CalcotTesting
import Foundation
import Testing
import UIKit

/// Tests in which the user and an app act at random in the middle of each other's transitions.
@MainActor
@Suite("The tree and UIKit's screen")
struct RandomUseTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let isLong = environment["CALCOT_LONG"] == "1"
  /// NB: what a short run meets is chance, so it is the same each time.
  private static let seed =
    environment["CALCOT_SEED"].flatMap { UInt64($0) }
    ?? (isLong ? UInt64.random(in: 0...UInt64.max) : 22)
  private static let rounds = environment["CALCOT_ROUNDS"].flatMap { Int($0) }

  @Test(.timeLimit(.minutes(60)), arguments: [false, true], [false, true])
  func `agree after whatever the user and the app do at once`(
    isHosted: Bool, isSideBySide: Bool
  ) async {
    await use(isHosted: isHosted) {
      await TownOnUIKit(isHosted: isHosted, isSideBySide: isSideBySide)
    }
  }

  @Test(.timeLimit(.minutes(60)), arguments: [false, true], [false, true])
  func `agree within SwiftUI, too`(isHosted: Bool, isSideBySide: Bool) async {
    await use(isHosted: isHosted) {
      await TownOnUIKit(isHosted: isHosted, isSideBySide: isSideBySide, isWrapped: true)
    }
  }

  @Test(.timeLimit(.minutes(60)), arguments: [false, true])
  func `agree where containers are alone in a layer, and are not`(isHosted: Bool) async {
    await use(isHosted: isHosted) { await TownOnUIKit(isHosted: isHosted, hasTabs: false) }
  }

  @Test(.timeLimit(.minutes(60)), arguments: [false, true])
  func `agree where tabs come, go and move`(isHosted: Bool) async {
    await use(isHosted: isHosted, changesTabs: true) { await TownOnUIKit(isHosted: isHosted) }
  }

  @Test(.timeLimit(.minutes(60)), arguments: OpenOrder.each)
  func `agree in each order of callbacks that Apple leaves open`(_ order: OpenOrder) async {
    await use(isHosted: false, in: order) { await TownOnUIKit() }
  }

  /// - Parameter order: the order of UIKit's callbacks; nil for another one in each round.
  private func use(
    isHosted: Bool, changesTabs: Bool = false, in order: OpenOrder? = nil,
    of make: () async -> TownOnUIKit
  ) async {
    print("CALCOT_SEED=\(Self.seed)")
    // NB: the stand-in takes a while to draw a SwiftUI screen.
    let usual = isHosted ? (Self.isLong ? 400 : 5) : (Self.isLong ? 6_000 : 80)
    for round in 0..<(Self.rounds ?? usual) {
      var use = RandomUse(
        SeededGenerator(seed: Self.seed &+ UInt64(round)), changesTabs: changesTabs)
      let town = await make()
      let order = order ?? use.order()
      town.window.stage.order = order
      for _ in 0..<25 { await use.step(town) }
      await use.finish(town)
      let story =
        "seed \(Self.seed), round \(round), order \(order.rawValue):\n\(use.story.joined(separator: "\n"))"
      guard town.checkAgreement(story) else { return }
      town.driver.stop()
    }
  }
}

@MainActor
private struct RandomUse {
  var random: SeededGenerator
  var story: [String] = []
  private var isSwiping = false
  private var isTurning = false
  private var pull: Pull?
  /// The app's pending requests for host work.
  private var asking: [Task<Void, Never>] = []
  /// Whether the app changes its tabs, too.
  private let changesTabs: Bool

  init(_ random: SeededGenerator, changesTabs: Bool) {
    (self.random, self.changesTabs) = (random, changesTabs)
  }

  mutating func order() -> OpenOrder { .any(using: &random) }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  mutating func step(_ town: TownOnUIKit) async {
    switch below(10) {
    case 0...3: person(town)
    case 4...6: app(town)
    case 7...8:
      let time = Duration.milliseconds(below(500))
      story.append("advance \(time)")
      // NB: no time passes within a turn of the main actor.
      for _ in 0..<5 { await Task.yield() }
      town.window.stage.advance(by: time)
    default:
      story.append("settle the app")
      await town.app.settle()
    }
  }

  /// Ends the user's gesture, answers all questions, and lets everything settle.
  mutating func finish(_ town: TownOnUIKit) async {
    letGo(town)
    await town.driver.settle()
    for _ in 0..<1000 where town.driver.isDialogShown || town.app.hostRequest != nil {
      answer(town)
      // NB: nothing reports the outcome of a share sheet that was pulled down.
      await town.then { $0.driver.clock.advance(by: .seconds(5)) }
    }
  }

  /// Uses the alert or the panel on top.
  private mutating func answer(_ town: TownOnUIKit) {
    let files = [PickedFile("a.txt", content: Data(count: below(12)))]
    switch town.person.top {
    case let alert as UIAlertController:
      let choice = alert.actions[below(alert.actions.count)].title ?? ""
      story.append("choose \(choice): \(town.person.tapAlert(choice))")
    case is any RemoteController where below(2) == 0:
      story.append("leave the panel: \((try? town.driver.leaveRequest()) != nil)")
    case is any RemoteController:
      let isDone: Void? = (try? town.driver.pick(files)) ?? (try? town.driver.carryOut())
      story.append("use the panel: \(isDone != nil)")
    default: break
    }
  }

  private mutating func letGo(_ town: TownOnUIKit) {
    let isCancelled = below(2) == 0
    if isSwiping { town.person.endSwipeBack(isCancelled: isCancelled) }
    if isTurning { town.person.endTurn(isCancelled: isCancelled) }
    pull?.end(isCancelled: isCancelled)
    if isSwiping || isTurning || pull != nil { story.append("let go, cancelled: \(isCancelled)") }
    (isSwiping, isTurning, pull) = (false, false, nil)
  }

  private mutating func person(_ town: TownOnUIKit) {
    guard !isSwiping, !isTurning, pull == nil else { return letGo(town) }
    let person = town.person
    switch below(10) {
    case 0:
      isSwiping = person.beginSwipeBack(overContent: below(2) == 0)
      story.append("swipe: \(isSwiping)")
    case 1: story.append("Back: \(person.tapBack())")
    case 8:
      isSwiping = person.catchPop()
      story.append("catch: \(isSwiping)")
    case 2: story.append("Back's menu: \(person.chooseFromBackMenu(1 + below(3)))")
    case 3:
      pull = person.beginPull()
      story.append("pull: \(pull != nil)")
    case 4:
      let tab = below(3)
      story.append("tab \(tab): \(person.tapTab(tab))")
    case 5:
      isTurning = person.beginTurn(forward: below(2) == 0)
      story.append("turn: \(isTurning)")
    case 6:
      let exit = person.visibleChain.lazy.compactMap(\.navigationItem.leftBarButtonItem).last
      story.append("exit: \(person.tap(exit))")
    case 7: answer(town)
    default:
      story.append("narrow or wide")
      town.window.resize(to: below(2) == 0 ? .compact : .regular)
    }
  }

  private mutating func app(_ town: TownOnUIKit) {
    let number = below(20) + 10
    if changesTabs, below(6) == 0 { return changeTabs(town) }
    let action = below(20)
    story.append("app \(action), \(number)")
    if !town.hasTabs, (7...10).contains(action) {
      return changeContainers(town, action: action, number)
    }
    switch action {
    case 0, 1: town.streets.push(.place(number))
    case 2: town.streets.pop()
    case 3: town.streets.popToRoot()
    case 4: town.streets.setStack([.root, .place(number), .place(number + 1)])
    case 5: town.streets.present(.place(number), as: ModalStyle.allCases[below(4)])
    case 6: town.streets.dismiss()
    case 7: town.town.tour.navigation.next()
    case 8: town.town.letters.navigation.show(.place(number))
    case 9: town.town.letters.navigation.push(.place(number))
    case 10: town.town.navigation.select([.streets, .tour, .letters][below(3)])
    case 11: town.streets.push(.district)
    case 12:
      Task { [streets = town.streets] in
        _ = await streets.alert(
          "Sure?", choices: [Choice("Yes", true), Choice("No", role: .cancel, false)])
      }
    case 14: ask(town.town.streets)
    case 15:
      story.append("withdraw")
      asking.popLast()?.cancel()
    case 18: town.asRoot { town.streets.push(.place(number)) }
    case 19 where number % 2 == 0: town.streets.setStack([.suburb, .place(number)])
    case 19: town.streets.present(.suburb, as: ModalStyle.allCases[below(4)])
    case 16:
      town.town.streets.latest?.leavability = .asks(
        Question("Leave?", action: "Leave", role: .destructive, cancel: "Stay"))
    default: town.town.streets.latest?.leavability = below(2) == 0 ? .free : .blocked("Busy.")
    }
  }

  /// Shows other tabs, in another order.
  private mutating func changeTabs(_ town: TownOnUIKit) {
    let all: [TownCoordinator.Tab] = [.streets, .tour, .letters]
    let tabs = all.shuffled(using: &random).prefix(1 + below(3))
    story.append("tabs \(tabs)")
    town.town.navigation.setTabs(tabs.map { ($0, "\($0)") })
  }

  /// Shows a container alone, with something over it, or in another's place.
  private func changeContainers(_ town: TownOnUIKit, action: Int, _ number: Int) {
    switch action {
    case 7: town.streets.setStack([.district])
    case 8: town.streets.setStack([.district, .place(number)])
    case 9: town.streets.present(.district, as: ModalStyle.allCases[number % 4])
    default: town.streets.setStack([.root, .district])
    }
  }

  /// Requests host work.
  private mutating func ask(_ streets: StreetsCoordinator) {
    let kind = below(4)
    asking.append(
      Task {
        switch kind {
        case 0: _ = try? await streets.pickDocuments(FilePick([.text], mostBytes: 8))
        case 1: _ = try? await streets.pickImage(mostBytes: 8)
        case 2: await streets.share(.text("eggs"))
        default: await streets.open("example.com")
        }
      })
  }
}
