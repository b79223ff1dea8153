#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import UIKit

  extension UIKitHost {
    /// Performs an operation with UIKit, and calls `end` when it has ended.
    func perform(_ operation: HostOperation, _ end: @escaping @MainActor () -> Void) {
      gestures?.changed = nil
      switch operation {
      case .push(let places, let id): change(id, to: (surface.stack(id) ?? []) + places, end)
      case .pop(let screen, let id):
        let shown = surface.stack(id) ?? []
        change(id, to: Array(shown.prefix((shown.firstIndex { $0.id == screen } ?? 0) + 1)), end)
      case .replaceStack(let places, let id):
        update(places)
        change(id, to: places, end)
      case .select(let index, let id):
        guard let container = containers[id] else { return end() }
        let isSeen = surface.visibleContainers.contains { $0.id == id }
        container.controller.select(index, animated: isSeen) { [weak gestures] in
          guard let split = container.controller as? SplitController else { return end() }
          gestures?.host?.afterTransition(of: split.joined, end)
        }
      case .present(let id, let style, let places): present(id, style, places, end)
      case .dismiss(let layer): dismiss(to: layer, end)
      case .clear: clear(end)
      case .showDialog(let id): showDialog(id, end)
      case .hideDialog: dialogs.hide(end)
      }
    }

    /// Updates the containers that stay when a stack is replaced.
    private func update(_ places: [HostSurface.Place]) {
      for place in places {
        guard let container = place.container else { continue }
        for inner in container.stacks { update(inner) }
        containers[place.id]?.update(container, stack: stack)
      }
    }

    private func change(
      _ id: StackID, to places: [HostSurface.Place], _ end: @escaping @MainActor () -> Void
    ) {
      guard let stack = stacks[id] else { return end() }
      let shown = surface.stack(id) ?? []
      // NB: where a container in the stack has changed, the stack itself stays as it is.
      let isSeen =
        surface.visibleStacks.contains(id) && !work.isShown && !stack.controllers.isEmpty
        && shown.map(\.id) != places.map(\.id)
      stack.makeWay(animated: isSeen) { [weak gestures] in
        guard let host = gestures?.host else { return }
        host.show(places, in: id, animated: isSeen)
        host.exits.update()
        host.afterTransition(of: stack.top, end)
      }
    }

    /// Calls `end` when the transition of the running operation has ended, unless the user has put
    /// back what it moves.
    private func afterTransition(
      of navigation: UINavigationController, _ end: @escaping @MainActor () -> Void
    ) {
      gestures?.changed = navigation
      navigation.afterTransition { [weak gestures, running = surface.activity] isCancelled in
        guard isCancelled else { return end() }
        guard let host = gestures?.host, host.surface.activity == running else { return }
        host.surface.cancelOperation()
        host.carryOn()
      }
    }

    /// Shows the screens of a stack. Returns whether the shown screens have changed.
    @discardableResult
    func show(_ places: [HostSurface.Place], in id: StackID, animated: Bool) -> Bool {
      guard let stack = stacks[id] else { return false }
      let hasChanged = stack.show(
        places.map(controller), over: home.below(in: stack.navigation),
        as: arrangement(of: places, in: stack, animated: animated), animated: animated,
        adopt: watch)
      for navigation in stack.all {
        setBar(of: navigation, for: navigation.topViewController, animated: animated)
      }
      return hasChanged
    }

    /// Returns the arrangement of a stack's screens. A container that is alone in a layer is shown
    /// alone, except during an animation, which needs a navigation controller.
    private func arrangement(
      of places: [HostSurface.Place], in stack: StackController, animated: Bool = false
    ) -> StackController.Arrangement {
      if isSideBySide(places, in: stack) { return .sideBySide }
      let isAlone = stack.layer != nil && HostSurface.isContainer(places) && !animated
      return isAlone ? .alone : .stacked
    }

    /// Returns whether the root of a stack is to be shown beside the screens over it. A root that
    /// has left the tree keeps its place.
    private func isSideBySide(_ places: [HostSurface.Place], in stack: StackController) -> Bool {
      guard let root = places.first?.id, app.tree.node(root) != nil else {
        return stack.arrangement == .sideBySide
      }
      return app.tree.isBesideOthers(root)
    }

    /// Updates the arrangements of stacks, now that nothing moves: puts roots and the sides of
    /// splits beside the other screens if there is room, and moves lone containers out of navigation
    /// controllers.
    func makeRoom() {
      for place in surface.places {
        guard let split = containers[place.id]?.controller as? SplitController,
          split.isJoined != app.tree.isNarrow
        else { continue }
        if let moving = split.navigations.first(where: { !isStill($0) }) {
          carryOn(after: moving)
        } else {
          split.join(app.tree.isNarrow, selected: place.container?.selected ?? 0)
        }
      }
      for (id, stack) in stacks {
        guard let places = surface.stack(id),
          arrangement(of: places, in: stack) != stack.arrangement
        else { continue }
        if isStill(stack.top) {
          show(places, in: id, animated: false)
        } else {
          carryOn(after: stack.top)
        }
      }
    }

    private func carryOn(after moving: UINavigationController) {
      moving.afterTransition { [weak gestures] _ in gestures?.carryOnLater() }
    }

    /// Returns whether a navigation controller neither moves nor is about to.
    private func isStill(_ navigation: UINavigationController) -> Bool {
      navigation.transitionCoordinator == nil && gestures?.heard !== navigation
    }

    /// Repairs stacks, tabs and pages that were changed behind the host's back, such as by an app's
    /// own call of `popViewController`.
    func repair() {
      for (id, stack) in stacks {
        guard let places = surface.stack(id), isStill(stack.top) else { continue }
        if show(places, in: id, animated: false) { repairs += 1 }
      }
      repairContainers()
      for case let tabs as TabsController in containers.values.map(\.controller) {
        if let problem = tabs.problem() { app.issues.notify(problem) }
      }
      setBars()
    }

    /// Repairs the selection of tabs and pages, such as after UIKit has selected a tab because the
    /// width has changed.
    func repairContainers() {
      for place in surface.places {
        guard let shown = place.container, let controller = containers[place.id]?.controller,
          app.tree.node(place.id)?.container?.selected == shown.selected,
          !controller.shows(shown.selected)
        else { continue }
        repairs += 1
        controller.select(shown.selected, animated: false) {}
      }
    }

    /// Returns the navigation controller of a container's stack, with its screens.
    func stack(_ id: StackID, showing places: [HostSurface.Place]) -> StackController {
      let stack = stacks[id] ?? adopt(StackController(HostNavigation()), as: id)
      show(places, in: id, animated: false)
      return stack
    }

    @discardableResult
    func adopt(_ stack: StackController, as id: StackID) -> StackController {
      stacks[id] = stack
      stack.layer?.overrideUserInterfaceStyle = screens.interfaceStyle
      stack.layer?.tint = screens.tint
      stack.layer?.escape = { [weak self] in self?.escape() ?? false }
      watch(stack.navigation)
      if case .layer = id {
        stack.outermost.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
          [weak gestures] (_: UIViewController, _) in
          gestures?.host?.reportWidth()
        }
      }
      return stack
    }

    /// Lets the user pop screens of a navigation controller.
    private func watch(_ navigation: UINavigationController) {
      if navigation is HostNavigation { screens.stackChanges.forEach { $0(navigation) } }
      guard let gestures else { return }
      home.watch(navigation, gestures)
      navigation.guardSwipes(by: gestures)
    }

    /// Hides the bar over a container, whose stacks have their own: UIKit shows one for each
    /// navigation controller.
    func setBar(
      of stack: UINavigationController, for controller: UIViewController?, animated: Bool
    ) {
      guard let controller else { return }
      let isContainer =
        controller is SplitController
        || containers.values.contains { $0.controller === controller }
      guard isContainer || screen(of: controller) != nil,
        stack.isNavigationBarHidden != isContainer
      else { return }
      stack.setNavigationBarHidden(isContainer, animated: animated)
    }

    func setBars() {
      for stack in stacks.values.flatMap(\.all) where isStill(stack) {
        setBar(of: stack, for: stack.topViewController, animated: false)
      }
    }

    /// Returns the controller of a screen, or of a container with its stacks.
    private func controller(_ place: HostSurface.Place) -> UIViewController {
      guard let container = place.container else { return screens.controller(of: place.id) }
      let known = containers[place.id] ?? adopt(container.kind, as: place.id)
      known.show(container, in: app.tree, stack: stack)
      return known.controller
    }

    private func adopt(_ kind: Container.Kind, as id: ScreenID) -> ContainerController {
      let new = ContainerController(kind, of: id, delegate: gestures)
      containers[id] = new
      if let split = new.controller as? SplitController { watch(split.joined) }
      let bar = (new.controller as? TabsController)?.bar
      if let bar { screens.tabChanges.forEach { $0(bar) } }
      return new
    }
  }
#endif
