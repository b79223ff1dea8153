#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import UIKit

  extension UIKitHost {
    /// Performs an operation with UIKit, and calls `end` when it has ended.
    func perform(_ operation: HostOperation, _ end: @escaping @MainActor () -> Void) {
      switch operation {
      case .push(let places, let id): change(id, end) { $0 + places.map(controller) }
      case .pop(let screen, let id):
        let kept = surface.stack(id)?.prefix { $0.id != screen }.count ?? 0
        change(id, end) { Array($0.prefix(kept + 1)) }
      case .replaceStack(let places, let id): change(id, end) { _ in places.map(controller) }
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
      _ id: StackID, _ end: @escaping @MainActor () -> Void,
      _ change: ([UIViewController]) -> [UIViewController]
    ) {
      guard let stack = stacks[id] else { return end() }
      let below = id == base ? home.below : []
      let controllers = change(Array(stack.viewControllers.dropFirst(below.count)))
      let isSeen =
        surface.visibleStacks.contains(id) && !work.isShown && !stack.viewControllers.isEmpty
      stack.setViewControllers(below + controllers, animated: isSeen)
      setBar(of: stack, for: controllers.last, animated: isSeen)
      exits.update()
      stack.afterTransition(end)
    }

    /// Repairs stacks and pages that were changed behind the host's back, such as by an app's own
    /// call of `popViewController`.
    func repair() {
      for (id, stack) in stacks {
        guard let places = surface.stack(id), stack.transitionCoordinator == nil else { continue }
        let below = id == base ? home.below : []
        let expected = below + places.map(controller)
        guard !stack.viewControllers.elementsEqual(expected, by: ===) else { continue }
        repairs += 1
        stack.setViewControllers(expected, animated: false)
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
    private var topStack: UINavigationController? {
      surface.layers.last.flatMap { stacks[.layer($0.id)] }
    }

    private func present(
      _ id: LayerID, _ style: ModalStyle?, _ places: [HostSurface.Place],
      _ end: @escaping @MainActor () -> Void
    ) {
      let controllers = places.map(controller)
      guard let style else {
        guard let stack = home.makeStack() else { return end() }
        adopt(stack, as: .layer(id), isBase: true)
        home.show(controllers, in: stack, end)
        setBar(of: stack, for: controllers.last, animated: false)
        exits.update()
        return
      }
      guard let top = topStack else { return end() }
      let stack = ModalStack()
      stack.gone = { [weak self] in self?.gestures.modalHasGone(id) }
      stack.setViewControllers(controllers, animated: false)
      adopt(stack, as: .layer(id))
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
      guard let below = stacks[.layer(layer)] else { return end() }
      below.whenStill {
        guard below.presentedViewController != nil else { return end() }
        below.dismiss(animated: true, completion: end)
      }
    }

    private func clear(_ end: @escaping @MainActor () -> Void) {
      let takeOff = { [self] in
        home.end(self)
        (stacks, containers) = ([:], [:])
        end()
        hasEnded()
      }
      guard let base, let stack = stacks[base] else { return takeOff() }
      stack.whenStill {
        guard stack.presentedViewController != nil else { return takeOff() }
        stack.dismiss(animated: true, completion: takeOff)
      }
    }

    /// Returns the navigation controller of a container's stack, with its screens.
    func stack(_ id: StackID, showing places: [HostSurface.Place]) -> UINavigationController {
      let (known, controllers) = (stacks[id], places.map(controller))
      let stack = known ?? UINavigationController()
      if !stack.viewControllers.elementsEqual(controllers, by: ===) {
        stack.setViewControllers(controllers, animated: false)
      }
      if known == nil { adopt(stack, as: id) }
      return stack
    }

    private func adopt(_ stack: UINavigationController, as id: StackID, isBase: Bool = false) {
      stacks[id] = stack
      if isBase { home.watch(stack, gestures) } else { stack.delegate = gestures }
      // NB: the recognizer does not exist before the view is loaded.
      stack.loadViewIfNeeded()
      stack.interactivePopGestureRecognizer?.delegate = gestures
      setBar(of: stack, for: stack.topViewController, animated: false)
    }

    /// Hides the bar over a container, whose stacks have their own: UIKit shows one for each
    /// navigation controller.
    func setBar(
      of stack: UINavigationController, for controller: UIViewController?, animated: Bool
    ) {
      guard let controller, screen(of: controller) != nil else { return }
      let isContainer = containers.values.contains { $0.controller === controller }
      guard stack.isNavigationBarHidden != isContainer else { return }
      stack.setNavigationBarHidden(isContainer, animated: animated)
    }

    func setBars() {
      for stack in stacks.values where stack.transitionCoordinator == nil {
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

    /// Runs a closure when no presentation or dismissal above this controller is running: at once
    /// if none is.
    ///
    /// NB: UIKit drops a presentation or dismissal made meanwhile, with its completion.
    func whenStill(_ body: @escaping @MainActor () -> Void) {
      var next: UIViewController? = self
      while let controller = next {
        guard controller.isBeingPresented || controller.isBeingDismissed else {
          next = controller.presentedViewController
          continue
        }
        let again: @MainActor () -> Void = { Task { @MainActor in self.whenStill(body) } }
        let moving = controller.transitionCoordinator
        if moving?.animate(alongsideTransition: nil, completion: { _ in again() }) != true {
          again()
        }
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
        sheetPresentationController?.detents = [.medium(), .large()]
        sheetPresentationController?.prefersGrabberVisible = true
      case .popover:
        modalPresentationStyle = .popover
        popoverPresentationController?.point(at: source, in: below)
      }
      presentationController?.delegate = delegate
    }
  }
#endif
