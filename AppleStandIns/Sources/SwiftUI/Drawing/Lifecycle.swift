/// The appearance callbacks of a view.
///
/// https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
@MainActor
final class Lifecycle {
  fileprivate var drawing = 0
  fileprivate var isVisible = false
  fileprivate var isShown = false
  fileprivate var appear: () -> Void = {}
  fileprivate var disappear: () -> Void = {}

  /// Draws the view's appearance.
  ///
  /// - Parameter hasCome: whether the presentation of its layer has ended, if that matters.
  func draw(
    with pen: _Pen, hasCome: Bool = true, appear: @escaping () -> Void,
    disappear: @escaping () -> Void
  ) {
    (drawing, isVisible) = (pen.drawing, pen.isVisible && pen.screen.isOnScreen && hasCome)
    (self.appear, self.disappear) = (appear, disappear)
    pen.screen.lifecycles.add(self)
  }
}

/// The appearance callbacks of all views of a screen.
@MainActor
final class Lifecycles {
  private var all: [Lifecycle] = []
  private var known: Set<ObjectIdentifier> = []

  func add(_ lifecycle: Lifecycle) {
    if known.insert(ObjectIdentifier(lifecycle)).inserted { all.append(lifecycle) }
  }

  /// Calls back the views that appeared and those that disappeared.
  func tell(after drawing: Int) {
    let now = all
    let gone = now.filter { $0.drawing != drawing }
    all.removeAll { $0.drawing != drawing }
    known.subtract(gone.map { ObjectIdentifier($0) })
    for lifecycle in now where lifecycle.drawing == drawing && lifecycle.isVisible {
      guard !lifecycle.isShown else { continue }
      lifecycle.isShown = true
      lifecycle.appear()
    }
    for lifecycle in now where lifecycle.isShown {
      guard lifecycle.drawing != drawing || !lifecycle.isVisible else { continue }
      lifecycle.isShown = false
      lifecycle.disappear()
    }
  }
}
