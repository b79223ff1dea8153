/// The formats of `calcot map`.
public enum MapFormat: String, Sendable, CaseIterable {
  /// Text for a terminal: the figures, and the routes to a chosen screen.
  case text
  /// A page without other files: search, filters, the routes to each screen.
  case html
  /// A picture.
  case svg
  /// A diagram for Markdown. Viewers refuse more than a few hundred arrows.
  case mermaid
  /// A graph for Graphviz.
  case dot
  /// JSON for other programs.
  case json
  /// A comment for a pull request; only for a comparison.
  case markdown
}

extension NavigationMap {
  /// Returns the map in a format. Time and size grow with the map; pictures take more for long
  /// arrows.
  public func rendered(as format: MapFormat) -> String {
    Drawing(map: self).rendered(as: format, text: summary(), markdown: summary())
  }
}

extension MapComparison {
  /// Returns the change in a format. Pictures show the union of both maps, with the change in
  /// colors.
  public func rendered(as format: MapFormat) -> String {
    Drawing(map: union, screens: screenChanges, arrows: arrowChanges, comparison: self)
      .rendered(as: format, text: text(), markdown: markdown())
  }
}

/// A map to draw, with the additions and removals of a change.
struct Drawing {
  var map: NavigationMap
  var screens: [String: MapComparison.Change] = [:]
  var arrows: [Arrow.Key: MapComparison.Change] = [:]
  var comparison: MapComparison?

  func rendered(
    as format: MapFormat, text: @autoclosure () -> String, markdown: @autoclosure () -> String
  ) -> String {
    switch format {
    case .text: text()
    case .markdown: markdown()
    case .html: MapPage(self).html()
    case .svg: MapPicture(self).svg()
    case .mermaid: mermaid()
    case .dot: dot()
    case .json: json() + "\n"
    }
  }

  func change(of screen: Screen) -> MapComparison.Change { screens[screen.id] ?? .same }
  func change(of arrow: Arrow) -> MapComparison.Change { arrows[arrow.key] ?? .same }
}
