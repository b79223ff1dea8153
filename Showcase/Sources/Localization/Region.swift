public import Calcot
public import Observation

/// The language and the units of one app, which the user can change while it runs.
///
/// The texts of the features are computed from it whenever a screen is rendered, so that Observation
/// renders the screen again after a change. A ViewModel that gives its View finished texts is told
/// by ``didChange``.
@MainActor @Observable
public final class Region {
  /// The language of all texts.
  public var language: Language { didSet { if language != oldValue { didChange.notify() } } }
  /// The unit of all distances.
  public var distanceUnit: DistanceUnit {
    didSet { if distanceUnit != oldValue { didChange.notify() } }
  }
  /// The observers of changes.
  public let didChange = ObserverSet<Void>()

  /// Creates the region of an app that starts in a language.
  public init(_ language: Language = .english, distanceUnit: DistanceUnit = .kilometres) {
    self.language = language
    self.distanceUnit = distanceUnit
  }
}

/// Dependencies that include the language and the units of the user.
public protocol HasRegion {
  /// The language and the units, the same for every screen of an app.
  var region: Region { get }
}
