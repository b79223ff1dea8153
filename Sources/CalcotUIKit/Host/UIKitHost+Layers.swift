#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import UIKit

  extension UIKitHost {
    /// The stack below all others.
    var base: StackID? { surface.layers.first.map { .layer($0.id) } }

    /// The controller of the top layer.
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
        home.show(stack, of: self, end) { show(places, in: .layer(id), animated: $0) }
        exits.update()
        return
      }
      guard let top = topLayer else { return end() }
      let modal = LayerController()
      modal.gone = { [weak self] in self?.gestures.modalHasGone(id) }
      adopt(StackController(in: modal), as: .layer(id))
      show(places, in: .layer(id), animated: false)
      exits.update()
      home.whenInWindow {
        top.whenStill { [weak self] in
          let below = top.topmost
          modal.take(
            style, over: below, from: self?.popoverSource(over: below), delegate: self?.gestures)
          below.present(modal, animated: true, completion: end)
        }
      }
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
      let takeOff = { [self] in
        home.end(self)
        (stacks, containers) = ([:], [:])
        end()
        hasEnded()
      }
      guard let base, let bottom = stacks[base]?.outermost else { return takeOff() }
      bottom.whenStill { [home] in
        let isOver = home.style == nil && bottom.presentedViewController != nil
        let presenting = isOver ? bottom : bottom.presentingViewController
        guard home.style != nil || isOver, let presenting else { return takeOff() }
        presenting.dismiss(animated: true, completion: takeOff)
      }
    }
  }

  extension UIViewController {
    /// Configures the controller as a modal of a style.
    func take(
      _ style: ModalStyle, over below: UIViewController,
      from source: (any UIPopoverPresentationControllerSourceItem)?, delegate: GestureTracker?
    ) {
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
        popoverPresentationController?.point(at: source, in: below)
      }
      presentationController?.delegate = delegate
    }

    /// Returns the height that the content needs, or nil if it is unknown or there is no room for
    /// it.
    private func heightInSheet(of room: CGFloat) -> CGFloat? {
      let height = preferredContentSize.height
      return height > 0 && height < room ? height : nil
    }
  }
#endif
