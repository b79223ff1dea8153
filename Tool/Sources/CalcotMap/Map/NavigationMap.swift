/// Who shows whom: the screens of an app, the arrows between them, and the layers they are made of.
///
/// A value without the source it was read from: it can be focused, searched, compared with another
/// and drawn. Screens, arrows and the rest are in a fixed order, so that equal code gives equal text.
public struct NavigationMap: Sendable, Equatable {
  /// What the map is of: the name of the folder.
  public var title: String
  /// By id, which is unique.
  public var screens: [Screen]
  /// By the ids of both ends, then by how.
  public var arrows: [Arrow]
  /// Where a user's way begins.
  public var entryPoints: [EntryPoint]
  public var layers: Layers

  public init(
    title: String, screens: [Screen] = [], arrows: [Arrow] = [], entryPoints: [EntryPoint] = [],
    layers: Layers = Layers()
  ) {
    self.title = title
    self.screens = screens.sorted { $0.id < $1.id }
    self.arrows = arrows.sorted { $0.sortKey < $1.sortKey }
    self.entryPoints = entryPoints.sorted { ($0.rank, $0.screen) < ($1.rank, $1.screen) }
    self.layers = layers
  }
}

/// A place in the source.
public struct Place: Sendable, Hashable {
  /// Relative to the folder that was read.
  public var path: String
  /// From 1.
  public var line: Int

  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}

extension Place: CustomStringConvertible {
  public var description: String { "\(path):\(line)" }
}

/// A line of the source that the map rests on.
public struct SourceLine: Sendable, Hashable {
  public var place: Place
  /// The line, without the spaces around it; empty if the source was not at hand.
  public var text: String

  public init(place: Place, text: String = "") {
    self.place = place
    self.text = text
  }
}

/// A screen that is shown without another one asking for it.
public struct EntryPoint: Sendable, Equatable {
  /// The screen's id.
  public var screen: String
  /// Why: "the app's scene delegate starts it", "a deep link opens it".
  public var reason: String
  /// 0 for where the app starts; deep links and notifications come behind it.
  public var rank: Int
  public var evidence: SourceLine?

  public init(screen: String, reason: String, rank: Int = 0, evidence: SourceLine? = nil) {
    self.screen = screen
    self.reason = reason
    self.rank = rank
    self.evidence = evidence
  }
}
