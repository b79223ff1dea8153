package import Calcot
package import GroupsInStyles

@MainActor
package protocol SettingsInteracting: AnyObject {
  var settings: AppSettings { get }
  var settingsDidChange: ObserverSet<Void> { get }
  func choose(_ style: AppStyle)
}

/// The Interactor of the settings, which the whole app shares. They last as long as the app runs.
package final class SettingsInteractor: SettingsInteracting {
  package private(set) var settings: AppSettings { didSet { settingsDidChange.notify() } }
  package let settingsDidChange = ObserverSet<Void>()

  package init(_ settings: AppSettings) { self.settings = settings }

  package func choose(_ style: AppStyle) { settings.style = style }
}
