/// What `calcot map` can write.
public enum MapFormat: String, Sendable, CaseIterable {
  /// For a terminal: the figures, and the ways to each screen that was asked for.
  case text
  /// One page that needs nothing else: search, filters, the ways to each screen.
  case html
  /// A picture.
  case svg
  /// A diagram for Markdown. Viewers refuse more than a few hundred arrows.
  case mermaid
  /// For Graphviz.
  case dot
  /// For other programs; Docs describe its keys.
  case json
  /// For a comment on a pull request; only of a comparison.
  case markdown
}

extension NavigationMap {
  /// The map in a format. Time and size are in proportion to the map, but for the pictures, which
  /// take more where arrows are long.
  public func rendered(as format: MapFormat) -> String {
    let drawing = Drawing(map: self)
    return switch format {
    case .text, .markdown: summary()
    case .html: MapPage(drawing).html()
    case .svg: MapPicture(drawing).svg()
    case .mermaid: drawing.mermaid()
    case .dot: drawing.dot()
    case .json: drawing.json() + "\n"
    }
  }
}

extension MapComparison {
  /// The change in a format; the pictures show both maps in one, with the change in colours.
  public func rendered(as format: MapFormat) -> String {
    let drawing = Drawing(
      map: union, screens: screenChanges, arrows: arrowChanges, comparison: self)
    return switch format {
    case .text: text()
    case .markdown: markdown()
    case .html: MapPage(drawing).html()
    case .svg: MapPicture(drawing).svg()
    case .mermaid: drawing.mermaid()
    case .dot: drawing.dot()
    case .json: drawing.json() + "\n"
    }
  }
}

/// A map to be drawn, with what a change added or removed.
struct Drawing {
  var map: NavigationMap
  var screens: [String: MapComparison.Change] = [:]
  var arrows: [Arrow.Key: MapComparison.Change] = [:]
  var comparison: MapComparison?

  func change(of screen: Screen) -> MapComparison.Change { screens[screen.id] ?? .same }
  func change(of arrow: Arrow) -> MapComparison.Change { arrows[arrow.key] ?? .same }
}
