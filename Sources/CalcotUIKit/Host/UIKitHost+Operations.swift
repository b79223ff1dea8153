#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import UIKit

  extension UIKitHost {
    /// Performs an operation with UIKit, and calls `end` when it has ended.
    func perform(_ operation: HostOperation, _ end: @escaping @MainActor () -> Void) {
      switch operation {
      case .push(let places, let id): change(id, to: (surface.stack(id) ?? []) + places, end)
      case .pop(let screen, let id):
        let shown = surface.stack(id) ?? []
        change(id, to: Array(shown.prefix((shown.firstIndex { $0.id == screen } ?? 0) + 1)), end)
      case .replaceStack(let places, let id): change(id, to: places, end)
      case .select(let index, let id):
        guard let container = containers[id] else { return end() }
        container.select(index, self, end)
      case .present(let id, let style, let places): present(id, style, places, end)
      case .dismiss(let layer): dismiss(to: layer, end)
      case .clear: clear(end)
      case .showDialog(let id): showDialog(id, end)
      case .hideDialog: hideDialog(end)
      }
    }

    private func change(
      _ id: StackID, to places: [HostSurface.Place], _ end: @escaping @MainActor () -> Void
    ) {
      guard let stack = stacks[id] else { return end() }
      let isSeen =
        surface.visibleStacks.contains(id) && !work.isShown && !stack.controllers.isEmpty
      show(places, in: id, animated: isSeen)
      exits.update()
      stack.top.afterTransition { [weak self] isCancelled in
        guard isCancelled else { return end() }
        self?.surface.cancelOperation()
        self?.carryOn()
      }
    }

    /// Shows the screens of a stack; returns whether it has shown others.
    @discardableResult
    private func show(_ places: [HostSurface.Place], in id: StackID, animated: Bool) -> Bool {
      guard let stack = stacks[id] else { return false }
      let hasChanged = stack.show(
        places.map(controller), over: home.below(in: stack.navigation),
        isSideBySide: isSideBySide(places, in: stack), animated: animated, adopt: watch)
      for navigation in stack.all {
        setBar(of: navigation, for: navigation.topViewController, animated: animated)
      }
      return hasChanged
    }

    /// Returns whether the root of a stack is to be shown beside the screens over it. One that has
    /// left the tree stays where it is.
    private func isSideBySide(_ places: [HostSurface.Place], in stack: StackController) -> Bool {
      guard let root = places.first?.id, app.tree.node(root) != nil else {
        return stack.isSideBySide
      }
      return app.tree.isBesideOthers(root)
    }

    /// Moves the roots of stacks to where there is room for them now.
    func makeRoom() {
      for (id, stack) in stacks {
        guard let places = surface.stack(id), isStill(stack.top),
          isSideBySide(places, in: stack) != stack.isSideBySide
        else { continue }
        show(places, in: id, animated: false)
      }
    }

    /// Returns whether a navigation controller neither moves nor is about to.
    private func isStill(_ navigation: UINavigationController) -> Bool {
      navigation.transitionCoordinator == nil && gestures.heard !== navigation
    }

    /// Repairs stacks and pages that were changed behind the host's back, such as by an app's own
    /// call of `popViewController`.
    func repair() {
      for (id, stack) in stacks {
        guard let places = surface.stack(id), isStill(stack.top) else { continue }
        if show(places, in: id, animated: false) { repairs += 1 }
      }
      for (id, container) in containers {
        guard let pages = container.controller as? PagesController,
          let shown = surface.places.first(where: { $0.id == id })?.container,
          pages.index(of: pages.viewControllers?.first) != shown.selected
        else { continue }
        repairs += 1
        pages.turn(to: shown.selected, animated: false) {}
      }
      setBars()
    }

    /// The stack below all others.
    var base: StackID? { surface.layers.first.map { .layer($0.id) } }

    /// The navigation controller of the top layer.
    var topStack: UINavigationController? {
      surface.layers.last.flatMap { stacks[.layer($0.id)]?.navigation }
    }

    private func present(
      _ id: LayerID, _ style: ModalStyle?, _ places: [HostSurface.Place],
      _ end: @escaping @MainActor () -> Void
    ) {
      guard let style else {
        guard let stack = home.makeStack() else { return end() }
        adopt(stack, as: .layer(id))
        home.show(stack, end) { show(places, in: .layer(id), animated: $0) }
        exits.update()
        return
      }
      guard let top = topStack else { return end() }
      let stack = ModalStack()
      stack.gone = { [weak self] in self?.gestures.modalHasGone(id) }
      adopt(stack, as: .layer(id))
      show(places, in: .layer(id), animated: false)
      exits.update()
      home.whenInWindow {
        top.whenStill { [weak self] in
          let below = top.topmost
          stack.take(
            style, over: below, from: self?.popoverSource(over: below), delegate: self?.gestures)
          below.present(stack, animated: true, completion: end)
        }
      }
    }

    private func dismiss(to layer: LayerID, _ end: @escaping @MainActor () -> Void) {
      guard let index = surface.layers.firstIndex(where: { $0.id == layer }),
        surface.layers.indices.contains(index + 1),
        let modal = stacks[.layer(surface.layers[index + 1].id)]?.navigation
      else { return end() }
      modal.whenStill {
        // NB: what is below may present a search, which ends if it is dismissed with the modal.
        guard let presenting = modal.presentingViewController else { return end() }
        presenting.dismiss(animated: true, completion: end)
      }
    }

    private func clear(_ end: @escaping @MainActor () -> Void) {
      let takeOff = { [self] in
        home.end(self)
        (stacks, containers) = ([:], [:])
        end()
        hasEnded()
      }
      guard let base, let stack = stacks[base]?.navigation else { return takeOff() }
      stack.whenStill {
        guard stack.presentedViewController != nil else { return takeOff() }
        stack.dismiss(animated: true, completion: takeOff)
      }
    }

    /// Returns the navigation controller of a container's stack, with its screens.
    func stack(_ id: StackID, showing places: [HostSurface.Place]) -> UINavigationController {
      let stack = stacks[id] ?? adopt(UINavigationController(), as: id)
      show(places, in: id, animated: false)
      return stack.navigation
    }

    @discardableResult
    private func adopt(_ navigation: UINavigationController, as id: StackID) -> StackController {
      let stack = StackController(navigation)
      stacks[id] = stack
      watch(navigation)
      if case .layer = id {
        navigation.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
          [weak self] (_: UINavigationController, _) in
          self?.reportWidth()
        }
      }
      return stack
    }

    /// Lets the user pop screens of a navigation controller.
    private func watch(_ navigation: UINavigationController) {
      home.watch(navigation, gestures)
      // NB: the recognizer does not exist before the view is loaded.
      navigation.loadViewIfNeeded()
      navigation.interactivePopGestureRecognizer?.delegate = gestures
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
      let known = containers[place.id] ?? ContainerController(container.kind, of: place.id, self)
      containers[place.id] = known
      known.show(container, self)
      return known.controller
    }
  }

  extension UIViewController {
    /// The topmost presented controller, including those that the app presents itself.
    var topmost: UIViewController { presentedViewController?.topmost ?? self }

    /// The window that shows the controller, or one that is presented over it.
    ///
    /// NB: a full screen presentation takes the presenting view out of the window.
    var windowOfTopmost: UIWindow? {
      viewIfLoaded?.window ?? topmost.viewIfLoaded?.window
    }

    /// Runs a closure when no presentation or dismissal above this controller is running: at once
    /// if none is.
    ///
    /// NB: UIKit drops a presentation or dismissal made meanwhile, with its completion. Outside the
    /// methods of appearance `isBeingPresented` and `isBeingDismissed` say nothing.
    func whenStill(_ body: @escaping @MainActor () -> Void) {
      var next: UIViewController? = self
      while let controller = next {
        guard let moving = controller.transitionCoordinator else {
          next = controller.presentedViewController
          continue
        }
        let again: @MainActor () -> Void = { Task { @MainActor in self.whenStill(body) } }
        if !moving.animate(alongsideTransition: nil, completion: { _ in again() }) { again() }
        return
      }
      body()
    }

    /// Configures the controller as a modal of a style.
    fileprivate func take(
      _ style: ModalStyle, over below: UIViewController,
      from source: (any UIPopoverPresentationControllerSourceItem)?, delegate: GestureTracker?
    ) {
      switch style {
      case .fullScreen: modalPresentationStyle = .fullScreen
      case .sheet: modalPresentationStyle = .formSheet
      case .halfSheet:
        modalPresentationStyle = .pageSheet
        #if !os(visionOS)
          sheetPresentationController?.detents = [.medium(), .large()]
          sheetPresentationController?.prefersGrabberVisible = true
        #endif
      case .popover:
        modalPresentationStyle = .popover
        popoverPresentationController?.point(at: source, in: below)
      }
      presentationController?.delegate = delegate
    }
  }
#endif
