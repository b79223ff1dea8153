#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import UIKit

  /// The exit buttons of screens: the host adds them to the navigation items of the app's own
  /// controllers, and SwiftUI shows them in hosting controllers.
  @MainActor
  final class ExitItems {
    private weak var host: UIKitHost?
    /// The added items, by the stack whose first screen has them.
    private var items:
      [StackID: (controller: UIViewController, exit: WayOut, item: UIBarButtonItem)] =
        [:]
    /// The screen whose Back button asks first, or is hidden because the screen is blocked.
    private var guarded: Guarded?

    @MainActor
    private struct Guarded {
      let controller: UIViewController
      let prompt: String?
      /// Restores the navigation item's own values, which are replaced while the screen is guarded.
      let putBack: () -> Void

      init(_ controller: UIViewController) {
        self.controller = controller
        let item = controller.navigationItem
        prompt = item.prompt
        putBack = { [prompt, action = item.backAction, isHidden = item.hidesBackButton] in
          (item.prompt, item.backAction, item.hidesBackButton) = (prompt, action, isHidden)
        }
      }
    }

    init(_ host: UIKitHost) { self.host = host }

    func update() {
      guard let host else { return }
      // NB: screens that are about to be shown have their exit buttons from the start.
      let shown = host.surface.afterOperation
      guard shown.activity == .idle else { return }
      guardBack(on: shown, of: host)
      let taker = host.leavability == .takesBack ? shown.visible : nil
      let exits = RootExits(
        shown, isNarrow: host.app.tree.isNarrow, isModal: host.home.style != nil, taker: taker
      ).exits
      for id in items.keys where exits[id] == nil { removeItem(of: id) }
      for (id, exit) in exits { show(exit, in: id, of: shown, on: host) }
    }

    private func show(
      _ exit: WayOut, in id: StackID, of surface: HostSurface, on host: UIKitHost
    ) {
      guard let stack = host.stacks[id] else { return }
      let (controllers, places) = (stack.controllers, surface.stack(id) ?? [])
      let isOverOthers = !host.home.below(in: stack.navigation).isEmpty
      // NB: a list beside its details has no Back button of UIKit's.
      let isList = isOverOthers && stack.arrangement == .sideBySide && places.count == 1
      let exit = isList ? WayOut.back(to: places[0].id, in: id) : exit
      for (index, (controller, place)) in zip(controllers, places).enumerated() {
        guard let hosted = controller as? HostingController else { continue }
        let isFirst = index == 0 && !stack.isOverSide
        let isRoot = isFirst && (!isOverOthers || stack.arrangement == .sideBySide)
        let back = WayOut.back(to: index > 0 ? places[index - 1].id : place.id, in: id)
        hosted.show(isRoot ? exit : back, isRoot: isRoot)
      }
      if let old = items[id], old.controller !== controllers.first || old.exit != exit {
        removeItem(of: id)
      }
      if let old = items[id] { name(old.item, exit, host.words.buttons) }
      guard items[id] == nil, exit != .none, !stack.isOverSide, let root = controllers.first,
        places.first?.container == nil, !(root is HostingController),
        root.navigationItem.leftBarButtonItem == nil
      else { return }
      let item = item(exit, of: host)
      items[id] = (root, exit, item)
      root.navigationItem.leftBarButtonItem = item
    }

    private func removeItem(of id: StackID) {
      guard let old = items.removeValue(forKey: id),
        old.controller.navigationItem.leftBarButtonItem === old.item
      else { return }
      old.controller.navigationItem.leftBarButtonItem = nil
    }

    private func item(_ exit: WayOut, of host: UIKitHost) -> UIBarButtonItem {
      let action = UIAction { [weak host] _ in host?.leave(by: exit) }
      let isClose = if case .close = exit { true } else { false }
      let back = UIImage(systemName: "chevron.backward")
      let item =
        isClose
        ? UIBarButtonItem(systemItem: .close, primaryAction: action)
        : UIBarButtonItem(title: nil, image: back, primaryAction: action)
      name(item, exit, host.words.buttons)
      item.accessibilityIdentifier = isClose ? "calcot.close" : "calcot.back"
      return item
    }

    private func name(_ item: UIBarButtonItem, _ exit: WayOut, _ buttons: HostWords.Buttons) {
      item.accessibilityLabel = if case .close = exit { buttons.close } else { buttons.back }
    }

    /// Makes Back ask if the screen asks, hides it if the screen is blocked, and gives it no
    /// effect while host work is about to cover the screen.
    private func guardBack(on surface: HostSurface, of host: UIKitHost) {
      let top = surface.visible.map { host.screens.controller(of: $0) }
      if let old = guarded, old.controller !== top || host.mayLeave {
        old.putBack()
        guarded = nil
      }
      // NB: SwiftUI fills the items of its own controllers, and would overwrite changes.
      guard let top, !(top is HostingController) else { return }
      let blocked: String? =
        if case .blocked(let reason) = host.leavability { reason } else { nil }
      for exit in items.values { exit.item.isEnabled = blocked == nil }
      guard !host.mayLeave else { return }
      if guarded == nil { guarded = Guarded(top) }
      // NB: on a first screen this would add a Back button.
      if top.navigationController?.viewControllers.first !== top {
        top.navigationItem.backAction = UIAction { [weak host] _ in host?.goBack() }
        top.navigationItem.hidesBackButton = blocked != nil
      }
      top.navigationItem.prompt = blocked ?? guarded?.prompt
    }
  }

  extension UIKitHost {
    func goBack() {
      // NB: what is pushed has Back from the start, and UIKit may tell late that the push is over.
      let shown = surface.afterOperation
      guard case .idle = shown.activity, let visible = shown.visible else { return }
      let isFirst = backStack(on: shown) == nil && shown.layers.count == 1
      app.send(isFirst && !home.below.isEmpty ? .leave(from: visible) : .back(from: visible))
    }

    func leave(by exit: WayOut) {
      switch exit {
      case .none: return
      case .back: goBack()
      case .close(let layer) where base == .layer(layer):
        if let visible = surface.visible { app.send(.leave(from: visible)) }
      case .close(let layer): app.send(.dismiss(layer, through: layer))
      }
    }
  }
#endif
