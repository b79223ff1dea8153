/// A presenter: the window, or a presentation over it. It presents one thing at a time.
@MainActor
final class Layer {
  var holder: Presentation?
  /// A Boolean value that indicates whether it is still being presented itself.
  var isComing = false
  var requests: [PresentationRequest] = []
  var drawn = DrawnLayer()

  func beginDrawing() {
    requests = []
    drawn = DrawnLayer()
  }
}

/// The presentation of a modifier. Stored at its place.
@MainActor
final class Presentation {
  fileprivate(set) var shown: PresentationRequest?
  fileprivate(set) var isComing = false
  fileprivate(set) var isLeaving = false
  let inner = Layer()

  fileprivate func begin(_ request: PresentationRequest) { (shown, isComing) = (request, true) }

  /// Starts the dismissal by the user or an alert's action, whatever the binding's value.
  func leave() { if shown != nil { isLeaving = true } }

  /// Ends the presentation, with those over it. Its content must not retain it.
  func end() {
    (shown, isComing, isLeaving) = (nil, false, false)
    inner.holder?.end()
    (inner.holder, inner.requests) = (nil, [])
  }
}

/// A modifier's request to present.
@MainActor
struct PresentationRequest {
  // NB: these two retain the request that is shown.
  weak var presentation: Presentation?
  weak var place: Place?
  let kind: DrawnNode.Kind
  /// The identity of the content; nil to present nothing.
  var identity: AnyHashable?
  let environment: EnvironmentValues
  let isVisible: Bool
  /// Sets the binding to nil or false.
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  /// "Any changes that you make after the presentation occurs are ignored": an alert's data.
  var isFrozen = false
  let draw: (_ pen: _Pen, _ node: inout DrawnNode) -> Void
}

extension _Pen {
  /// Draws a layer and its presentation.
  func layer(_ kind: DrawnNode.Kind, on layer: Layer, _ draw: (inout DrawnNode) -> Void)
    -> DrawnNode
  {
    layer.beginDrawing()
    var node = DrawnNode(kind)
    node.standsOn = ObjectIdentifier(layer)
    let draft = PageDraft()
    with(\.layer, layer) {
      with(\.page, draft) {
        with(\.stack, nil) { with(\.tabs, nil) { with(\.rows, nil) { draw(&node) } } }
      }
      node.page = draft.drawn
      if node.label.isEmpty { node.label = draft.drawn.title ?? "" }
      node.presented = presented(by: layer)
    }
    node.layer = layer.drawn
    return node
  }

  private func presented(by layer: Layer) -> [DrawnNode] {
    if let holder = layer.holder { check(holder, of: layer) }
    if let holder = layer.holder, holder.isLeaving, !holder.isComing, !screen.holdsDismissals {
      finish(holder, of: layer)
      return []
    }
    let waiting = layer.requests.filter {
      $0.identity != nil && $0.presentation !== layer.holder
    }
    if layer.holder == nil, let next = waiting.first(where: \.isVisible), screen.isOnScreen,
      !layer.isComing
    {
      next.presentation?.begin(next)
      layer.holder = next.presentation
      // NB: it has appeared at the earliest when it has been drawn.
      screen.changes.mark()
    }
    warn(of: waiting, on: layer)
    return layer.holder.flatMap { drawn($0) }.map { [$0] } ?? []
  }

  /// Updates the presentation for its request: "If the item changes, the system dismisses the sheet
  /// and replaces it with a new one", and if it is nil, dismisses it.
  private func check(_ holder: Presentation, of layer: Layer) {
    let request = layer.requests.first { $0.presentation === holder }
    if !screen.holdsPresentations { holder.isComing = false }
    guard !holder.isLeaving, let shown = holder.shown else { return }
    guard let request, request.identity == shown.identity else {
      if holder.isComing {
        warn("Attempt to dismiss a \(shown.kind.rawValue) that is still being presented.")
      }
      holder.isLeaving = true
      return
    }
    if !shown.isFrozen { holder.shown = request }
  }

  /// Ends a dismissal: `onDismiss` is "the closure to execute when dismissing the sheet".
  private func finish(_ holder: Presentation, of layer: Layer) {
    let onDismiss = holder.shown?.onDismiss
    layer.holder = nil
    holder.end()
    screen.after.append { onDismiss?() }
    screen.changes.mark()
  }

  private func warn(of waiting: [PresentationRequest], on layer: Layer) {
    for request in waiting where request.presentation !== layer.holder {
      if let holder = layer.holder, !holder.isLeaving {
        warn(
          "Attempt to present a \(request.kind.rawValue) over a \(holder.shown?.kind.rawValue ?? "view") "
            + "of the same presenter. The next one is presented when this one is dismissed.")
      } else if layer.isComing {
        warn(
          "Attempt to present a \(request.kind.rawValue) over what is still being presented itself."
        )
      } else if !request.isVisible {
        warn("Attempt to present a \(request.kind.rawValue) from a view that is not on the screen.")
      }
    }
  }

  private func drawn(_ holder: Presentation) -> DrawnNode? {
    guard let shown = holder.shown, let identity = shown.identity, let presenter = shown.place
    else {
      return nil
    }
    let (before, values) = (place, environment)
    defer { (place, environment) = (before, values) }
    place = presenter
    place.drawing = drawing
    environment = shown.environment
    // NB: a sheet in a wide window is a form sheet, whose width is compact.
    if shown.kind == .sheet { environment.horizontalSizeClass = .compact }
    environment.set(refresh: nil)
    holder.inner.isComing = holder.isComing
    var result: DrawnNode?
    with(\.isVisible, true) {
      at([AnyHashable("presented"), identity]) {
        result = self.layer(shown.kind, on: holder.inner) { shown.draw(self, &$0) }
      }
    }
    result?.layer?.isComing = holder.isComing
    result?.layer?.isLeaving = holder.isLeaving
    result?.acts.dismiss = {
      shown.dismiss()
      holder.leave()
    }
    return result
  }
}
