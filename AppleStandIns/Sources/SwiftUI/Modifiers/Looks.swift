// Looks are hardly drawn: most of these return the view unchanged.
extension View {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { unchanged() }
  public func font(_ font: Font?) -> some View { unchanged() }
  public func tint(_ tint: Color?) -> some View { changed { $0.tint = tint ?? $0.tint } }
  public func scaledToFit() -> some View { unchanged() }
  public func scaledToFill() -> some View { unchanged() }
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { unchanged() }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { unchanged() }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    changed { if edges.contains(.horizontal) { $0.horizontalMargin = length } }
  }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    unchanged()
  }
  public func padding(_ length: CGFloat) -> some View { unchanged() }
  public func padding(_ insets: EdgeInsets) -> some View { unchanged() }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { unchanged() }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { changed { if maxWidth != nil { $0.alignment = alignment } } }
  public func lineLimit(_ number: Int?) -> some View { unchanged() }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changed { $0.input.lines = limit }
  }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { unchanged() }
  public func imageScale(_ scale: Image.Scale) -> some View { unchanged() }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { unchanged() }
  public func clipShape<S: Shape>(_ shape: S) -> some View { unchanged() }
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { unchanged() }
  public func zIndex(_ value: Double) -> some View { unchanged() }
  public func transition(_ t: AnyTransition) -> some View { unchanged() }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    unchanged()
  }
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { unchanged() }
  public func allowsHitTesting(_ enabled: Bool) -> some View { unchanged() }

  // MARK: Overlays and backgrounds

  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { beside("overlay", content(), isAfter: true) }

  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { beside("background", content(), isAfter: false) }

  /// Calls back with what a transform returns for the geometry of the view, which here is the window's.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modified { pen, content in
      content()
      let value = transform(GeometryProxy(size: pen.screen.size))
      let last = pen.place.keep("geometry") { LastGeometry<T>() }
      guard last.value != value else { return }
      last.value = value
      pen.screen.after.append { action(value) }
    }
  }

  /// Calls back with what a transform returns for the geometry of "the first" scroll view, such as a
  /// list, which here is the screen's: the stand-in has no layout.
  @available(iOS 18, macOS 15, visionOS 2, *)
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modified { pen, content in
      content()
      let value = transform(pen.screen.scrollGeometry)
      let last = pen.place.keep("scroll geometry") { LastGeometry<T>() }
      guard last.value != value else { return }
      let old = last.value ?? value
      last.value = value
      pen.screen.after.append { action(old, value) }
    }
  }

  private func beside(_ name: String, _ other: some View, isAfter: Bool) -> some View {
    modified(name) { pen, content in
      let nodes = pen.collect(content)
      var others: [DrawnNode] = []
      pen.with(\.rows, nil) { others = pen.collect("beside", other) }
      pen.nodes += isAfter ? nodes + others : others + nodes
    }
  }
}

@MainActor
private final class LastGeometry<Value> {
  var value: Value?
}

/// https://developer.apple.com/documentation/swiftui/geometryproxy
public struct GeometryProxy {
  public let size: CGSize
}

/// https://developer.apple.com/documentation/swiftui/scrollgeometry
@available(iOS 18, macOS 15, visionOS 2, *)
public struct ScrollGeometry: Equatable, Sendable {
  public var contentSize: CGSize
  /// "Adding these insets to the content size of the scroll view will give you the total scrollable
  /// space of the scroll view."
  public var contentInsets: EdgeInsets
}

/// https://developer.apple.com/documentation/swiftui/contentmode
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit }

/// https://developer.apple.com/documentation/swiftui/contentmarginplacement
public struct ContentMarginPlacement {
  public static var automatic: Self { Self() }
  public static var scrollContent: Self { Self() }
}
