package import Calcot
import CalcotContent
package import Localization

// calcot:fake
@MainActor
package protocol SettingsInteracting: AnyObject {
  var settings: AppSettings { get }
  var settingsDidChange: ObserverSet<Void> { get }
  /// Applies other settings, without saving them.
  func choose(_ settings: AppSettings)
  /// Saves what the user has chosen.
  func save()
}

/// The Interactor of the settings, which the whole app shares.
package final class SettingsInteractor: SettingsInteracting {
  package private(set) var settings: AppSettings {
    didSet {
      region.language = settings.language
      region.distanceUnit = settings.distanceUnit
      settingsDidChange.notify()
    }
  }
  package let settingsDidChange = ObserverSet<Void>()
  private let region: Region
  private let store: any SettingsStore
  private var saved: AppSettings
  /// The settings that the store had when it was read last.
  private var known: StoredSettings

  /// Creates an interactor of the settings that the app starts with.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - region: The language and the units of the app, which follow the settings.
  ///   - store: The store of what is saved.
  package init(
    _ settings: AppSettings, region: Region, store: any SettingsStore = SettingsInMemory()
  ) {
    self.settings = settings
    self.region = region
    self.store = store
    saved = settings
    known = store.settings
    store.settingsDidChange.add(self, SettingsInteractor.followStore)
  }

  /// Takes over what the user has chosen elsewhere, such as in another tab, but for the style: the
  /// groups would have to begin anew.
  private func followStore() {
    let (before, now) = (known, store.settings)
    known = now
    var settings = settings
    // NB: what has not changed may have given way to the command line.
    if let language = now.language, language != before.language { settings.language = language }
    if let unit = now.distanceUnit, unit != before.distanceUnit { settings.distanceUnit = unit }
    if let appearance = now.appearance, appearance != before.appearance {
      settings.appearance = appearance
    }
    guard settings != self.settings else { return }
    saved = settings
    self.settings = settings
  }

  package func choose(_ settings: AppSettings) { self.settings = settings }

  // NB: what is not chosen follows the system and the command line, also when the app starts again.
  package func save() {
    var stored = store.settings
    if settings.style != saved.style { stored.style = settings.style }
    if settings.language != saved.language { stored.language = settings.language }
    if settings.distanceUnit != saved.distanceUnit { stored.distanceUnit = settings.distanceUnit }
    if settings.appearance != saved.appearance { stored.appearance = settings.appearance }
    saved = settings
    store.settings = stored
  }
}
