/// A map of an app's navigation: the screens, the arrows between them, and the layers of their
/// code.
///
/// It is a value without source that can be focused, searched, compared and drawn. Screens, arrows
/// and the rest are in a fixed order, so that equal code gives equal text.
public struct NavigationMap: Sendable, Equatable {
  /// The title of the map: the name of the folder.
  public var title: String
  /// The screens, by their unique ids.
  public var screens: [Screen]
  /// The arrows, by the ids of both ends, then by kind.
  public var arrows: [Arrow]
  /// The number of further arrows that are too uncertain to draw.
  public var uncertainArrows: Int
  /// The screens where the user enters the app.
  public var entryPoints: [EntryPoint]
  public var layers: Layers

  public init(
    title: String, screens: [Screen] = [], arrows: [Arrow] = [], uncertainArrows: Int = 0,
    entryPoints: [EntryPoint] = [], layers: Layers = Layers()
  ) {
    self.title = title
    self.screens = screens.sorted { $0.id < $1.id }
    self.arrows = arrows.sorted { $0.sortKey < $1.sortKey }
    self.uncertainArrows = uncertainArrows
    self.entryPoints = entryPoints.sorted { ($0.rank, $0.screen) < ($1.rank, $1.screen) }
    self.layers = layers
  }
}

/// A place in the source.
public struct Place: Sendable, Hashable {
  /// The path relative to the folder that was read.
  public var path: String
  /// The line, from 1.
  public var line: Int
}

extension Place: CustomStringConvertible {
  public var description: String { "\(path):\(line)" }
}

/// A line of the source that the map is based on.
public struct SourceLine: Sendable, Hashable {
  public var place: Place
  /// The text of the line without surrounding spaces; empty if there was no source.
  public var text = ""
}

/// A screen that appears without navigation from another one.
public struct EntryPoint: Sendable, Equatable {
  /// The screen's id.
  public var screen: String
  /// The reason: "the app's scene delegate starts it", "a deep link opens it".
  public var reason: String
  /// The rank: 0 for the start of the app; deep links and notifications follow.
  public var rank = 0
  public var evidence: SourceLine?
}
