import AppleDrivers
@testable import Calcot
import CalcotContent
import CalcotTesting
import CalcotUIKit
import Testing
import UIKit

/// The town in a window, and its user.
@MainActor
struct TownOnUIKit {
  let town: TownCoordinator
  let driver: UIKitDriver
  let app: CalcotApp
  /// Whether the streets are in a tab.
  let hasTabs: Bool

  /// Creates a window with the town.
  ///
  /// - Parameters:
  ///   - isHosted: whether SwiftUI shows the screens, instead of the app's own controllers.
  ///   - isSideBySide: whether the streets are a list and its details.
  ///   - isWrapped: whether SwiftUI shows the host, as `CalcotHost` does.
  ///   - hasTabs: whether the streets are in a tab; otherwise they are all that the app has.
  ///   - order: the order of UIKit's callbacks; nil for the process's.
  init(
    isHosted: Bool = false, isSideBySide: Bool = false, isWrapped: Bool = false,
    hasTabs: Bool = true, order: OpenOrder? = nil
  ) async {
    self.hasTabs = hasTabs
    driver = UIKitDriver(isWrapped: isWrapped)
    if let order { driver.window.stage.order = order }
    town = TownCoordinator(isSideBySide: isSideBySide)
    app = hasTabs ? CalcotApp(town) : CalcotApp(town.streets)
    driver.start(app) { host in
      if !isHosted { host.register { PlaceViewController($0) } }
    }
    await driver.settle()
  }

  var host: UIKitHost { driver.uiKit }
  var window: UIWindow { driver.window }
  var person: Person { driver.person }
  var streets: StackNavigation<PlaceRoute> { town.streets.navigation }

  /// The visible tab bar controller.
  var tabs: UITabBarController? {
    person.visibleChain.lazy.compactMap { $0 as? UITabBarController }.first
  }

  /// Performs a step and waits until the app and its host are idle.
  func then(_ step: (TownOnUIKit) -> Void) async {
    step(self)
    await driver.settle()
  }

  /// Runs `work` as code of the first street, as a row of a list does.
  func asRoot(_ work: () -> Void) {
    guard let tabs = app.tree.layers.first?.stack.root.container else { return }
    app.tracking(tabs.branches[0].stack.root.id, for: host, work)
  }

  /// The titles in the innermost visible navigation controller.
  var titles: [String?] { person.navigation?.viewControllers.map(\.navigationItem.title) ?? [] }

  /// Fails unless every UIKit stack has the screens of the tree.
  ///
  /// - Returns: whether they agree.
  @discardableResult
  func checkAgreement(
    _ story: @autoclosure () -> String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let tree = app.tree
    var found: [String] = []
    if driver.shownScreens != tree.shownScreens {
      found.append("\(driver.shownScreens) is shown, and not \(tree.shownScreens)")
    }
    if driver.isDialogShown != (tree.dialog != nil) { found.append("the dialog is not the tree's") }
    if driver.isRequestShown != (app.hostRequest != nil) {
      found.append("a panel is not the app's")
    }
    for (id, stack) in host.stacks {
      let screens = stack.controllers.compactMap { host.screen(of: $0) }
      let expected = tree.nodes(of: id)?.map(\.id)
      if screens != expected {
        found.append("\(id) has \(screens), and not \(expected as [ScreenID]?)")
      }
    }
    found += window.stage.warnings
    if host.repairs > 0 { found.append("\(host.repairs) stacks had to be put right") }
    #expect(found == [], "\(story())\n\(tree)", sourceLocation: sourceLocation)
    return found.isEmpty
  }
}
extension NavigationTree {
  /// The places of a stack, from its root.
  func nodes(of id: StackID) -> [ScreenNode]? {
    switch id {
    case .layer(let id): layers.first { $0.id == id }?.stack.nodes
    case .branch(let id, let container):
      node(container)?.container?.branches.first { $0.id == id }.map {
        $0.isMade ? $0.stack.nodes : []
      }
    }
  }
}
