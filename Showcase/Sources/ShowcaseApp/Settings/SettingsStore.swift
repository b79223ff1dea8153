public import Calcot
public import CalcotContent
public import Foundation
public import GroupsInStyles
public import Localization

/// The settings that the user has chosen, each of them nil until then.
public struct StoredSettings: Equatable, Codable, Sendable {
  /// The style of MVVM-C of the groups.
  public var style: AppStyle?
  /// The language of all screens.
  public var language: Language?
  /// The unit of all distances.
  public var distanceUnit: DistanceUnit?
  /// The appearance of all screens.
  public var appearance: Appearance?

  /// Creates settings of which none has been chosen.
  public init() {}
}

/// A store of the settings, which outlives the app.
@MainActor
public protocol SettingsStore: AnyObject {
  /// The settings that the user has chosen.
  var settings: StoredSettings { get set }
  /// Tells of each change, also of one that was made elsewhere.
  var settingsDidChange: ObserverSet<Void> { get }
}

/// A store that lasts as long as the process.
public final class SettingsInMemory: SettingsStore {
  public var settings = StoredSettings() { didSet { settingsDidChange.notify() } }
  public let settingsDidChange = ObserverSet<Void>()

  /// Creates a store without settings.
  public init() {}
}

/// A store in a file, which is replaced as a whole. What cannot be read has not been chosen, and what
/// cannot be written lasts as long as the process.
public final class SettingsFile: SettingsStore {
  public var settings: StoredSettings {
    didSet {
      write()
      settingsDidChange.notify()
    }
  }
  public let settingsDidChange = ObserverSet<Void>()
  private let file: URL

  /// Creates a store in `file`, whose folder is created at the first write. Reads the file.
  public init(_ file: URL) {
    self.file = file
    let texts = (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode([String: String].self, from: $0)
    }
    settings = StoredSettings(texts: texts ?? [:])
  }

  private func write() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? encoder.encode(settings.texts).write(to: file, options: .atomic)
  }
}

extension StoredSettings {
  /// Creates settings from their texts. One that another version of the app has written, and that
  /// this one does not know, counts as not chosen.
  public init(texts: [String: String]) {
    style = texts["style"].flatMap(AppStyle.init)
    language = texts["language"].flatMap(Language.init)
    distanceUnit = texts["distanceUnit"].flatMap(DistanceUnit.init)
    appearance = texts["appearance"].flatMap(Appearance.init)
  }

  /// The texts of the settings that have been chosen.
  public var texts: [String: String] {
    [
      "style": style?.rawValue, "language": language?.rawValue,
      "distanceUnit": distanceUnit?.rawValue, "appearance": appearance?.rawValue,
    ].compactMapValues { $0 }
  }
}
