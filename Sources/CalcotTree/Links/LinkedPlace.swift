/// A place that a navigation leads to: its route, and how it comes.
package struct LinkedPlace: Hashable, Sendable {
  package let route: AnyRoute
  /// The style in which the place is presented; nil if it is pushed.
  package let style: ModalStyle?

  package init(_ route: AnyRoute, as style: ModalStyle? = nil) {
    self.route = route
    self.style = style
  }
}
