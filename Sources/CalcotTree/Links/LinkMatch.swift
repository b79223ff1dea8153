/// A match of a link's segments within one flow.
package struct LinkMatch<R: Sendable>: Sendable {
  /// The routes of all prefixes that have a link, the shortest first; never empty.
  package let routes: [R]
  /// The number of segments that the last route consumes.
  package let consumed: Int
  /// The styles of the routes that are presented, by their indices.
  package let styles: [Int: ModalStyle]

  package init(routes: [R], consumed: Int, styles: [Int: ModalStyle] = [:]) {
    self.routes = routes
    self.consumed = consumed
    self.styles = styles
  }

  /// The number of routes that are in one stack, up to the first that is presented.
  package var stacked: Int { styles.keys.min() ?? routes.count }
}

extension LinkMatch: Equatable where R: Equatable {}
