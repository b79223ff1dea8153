#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import UIKit

  extension UIKitHost {
    /// The stack below all others.
    var base: StackID? { surface.layers.first.map { .layer($0.id) } }

    /// Returns the stack that Back acts on: the innermost visible one in which something is over its
    /// root, or that is over another side of a split.
    func backStack(on surface: HostSurface) -> StackID? {
      surface.visibleStacks.first {
        (surface.stack($0)?.count ?? 0) > 1 || stacks[$0]?.isOverSide == true
      }
    }

    var topLayer: UIViewController? {
      surface.layers.last.flatMap { stacks[.layer($0.id)]?.outermost }
    }

    func present(
      _ id: LayerID, _ style: ModalStyle?, _ places: [HostSurface.Place],
      _ end: @escaping @MainActor () -> Void
    ) {
      guard let style else {
        guard let stack = home.makeStack() else { return end() }
        adopt(stack, as: .layer(id))
        home.show(stack, end) { show(places, in: .layer(id), animated: $0) }
        if case .modal(let modal) = home { present(modal, of: places.first, end) }
        exits.update()
        return
      }
      guard let top = topLayer else { return end() }
      let modal = LayerController()
      modal.gone = { [weak gestures] in gestures?.modalHasGone(id) }
      adopt(StackController(in: modal), as: .layer(id))
      show(places, in: .layer(id), animated: false)
      exits.update()
      whenFree(over: top) { [weak self] place in
        self?.configure(modal, style, of: places.first, at: place)
        place.present(modal, end)
      }
    }

    /// Presents the modal in which the app is shown over everything that the existing app shows.
    private func present(
      _ modal: ForeignModal, of first: HostSurface.Place?, _ end: @escaping @MainActor () -> Void
    ) {
      guard let presenting = modal.presenting else { return end() }
      modal.whenInWindow { [weak gestures] in
        presenting.whenStill { [weak gestures] in
          guard let host = gestures?.host else { return }
          modal.layer.gone = { [weak gestures] in gestures?.baseHasGone() }
          host.configure(modal.layer, modal.style, of: first, at: host.place(over: presenting))
          presenting.topmost.present(modal.layer, animated: true, completion: end)
        }
      }
    }

    /// Configures a modal by its style, and then as the app configures that of a screen.
    private func configure(
      _ modal: LayerController, _ style: ModalStyle, of first: HostSurface.Place?,
      at place: PresentingPlace
    ) {
      modal.take(style, at: place)
      let route = first.flatMap { app.tree.node($0.id)?.route }
      if let route { screens.modalChanges.forEach { $0(modal, route) } }
      // NB: last, because another style has another presentation controller.
      modal.presentationController?.delegate = gestures
    }

    /// Leads back from the visible screen, or closes its modal, as VoiceOver's escape does. Returns
    /// whether there is a way.
    func escape() -> Bool {
      guard let layer = surface.layers.last else { return false }
      if backStack(on: surface) != nil || leavability == .takesBack {
        goBack()
      } else if style(of: layer) != nil {
        leave(by: .close(layer.id))
      } else {
        return false
      }
      return true
    }

    /// Runs a closure with the place for a presentation over everything, once UIKit presents
    /// there, unless the host has been stopped by then.
    func whenFree(
      over top: UIViewController, _ body: @escaping @MainActor (PresentingPlace) -> Void
    ) {
      home.whenInWindow { [weak gestures] in
        top.whenStill { [weak gestures] in
          if let host = gestures?.host { body(host.place(over: top.topmost)) }
        }
      }
    }

    func showDialog(_ id: LayerID, _ end: @escaping @MainActor () -> Void) {
      guard let dialog = app.tree.dialog, dialog.id == id, let top = topLayer else { return end() }
      whenFree(over: top) { [dialogs] in dialogs.show(dialog, at: $0, end) }
    }

    func dismiss(to layer: LayerID, _ end: @escaping @MainActor () -> Void) {
      guard let index = surface.layers.firstIndex(where: { $0.id == layer }),
        surface.layers.indices.contains(index + 1),
        let modal = stacks[.layer(surface.layers[index + 1].id)]?.outermost
      else { return end() }
      modal.whenStill {
        // NB: what is below may present a search, which ends if it is dismissed with the modal.
        guard let presenting = modal.presentingViewController else { return end() }
        presenting.dismiss(animated: true, completion: end)
      }
    }

    func clear(_ end: @escaping @MainActor () -> Void) {
      let takeOff = { [self, weak gestures] in
        // NB: what is there after a stop is the existing app's.
        guard gestures != nil else { return }
        home.end()
        (stacks, containers) = ([:], [:])
        end()
        hasEnded()
      }
      guard let base, let bottom = stacks[base]?.outermost else { return takeOff() }
      bottom.whenStill { [home, weak gestures] in
        let isOver = home.style == nil && bottom.presentedViewController != nil
        let presenting = isOver ? bottom : bottom.presentingViewController
        guard home.style != nil || isOver, gestures != nil, let presenting
        else { return takeOff() }
        presenting.dismiss(animated: true, completion: takeOff)
      }
    }
  }

  extension LayerController {
    /// Configures the controller as a modal of a style.
    fileprivate func take(_ style: ModalStyle, at place: PresentingPlace) {
      switch style {
      case .fullScreen: modalPresentationStyle = .fullScreen
      case .sheet:
        modalPresentationStyle = .formSheet
        #if !os(visionOS)
          sheetPresentationController?.detents = [
            .custom { [weak self] in self?.heightInSheet(of: $0.maximumDetentValue) }, .large(),
          ]
        #endif
      case .halfSheet:
        modalPresentationStyle = .pageSheet
        #if !os(visionOS)
          sheetPresentationController?.detents = [.medium(), .large()]
          sheetPresentationController?.prefersGrabberVisible = true
        #endif
      case .popover:
        modalPresentationStyle = .popover
        place.point(popoverPresentationController)
      }
    }

    /// Returns the height that the content needs, or nil if it is unknown or there is no room for
    /// it.
    private func heightInSheet(of room: CGFloat) -> CGFloat? {
      contentHeight > 0 && contentHeight < room ? contentHeight : nil
    }
  }
#endif
