/// The destination of a navigation: its route, and whether it is pushed or presented.
package struct LinkedPlace: Hashable, Sendable {
  package let route: AnyRoute
  /// The style in which the place is presented; nil if it is pushed.
  package let style: ModalStyle?

  package init(_ route: AnyRoute, as style: ModalStyle? = nil) {
    self.route = route
    self.style = style
  }
}
