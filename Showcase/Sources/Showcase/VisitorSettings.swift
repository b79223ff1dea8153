import Calcot
import CalcotWeb
import ShowcaseApp

/// The settings of a visitor, which their browser keeps: all tabs have the same.
final class VisitorSettings: SettingsStore {
  let settingsDidChange = ObserverSet<Void>()
  private let values: VisitorValues

  /// Creates the settings of the visitor with these values.
  ///
  /// - Parameter isFollowing: A Boolean value that indicates whether the app hears of what is chosen
  ///   in another tab. A recorded one does not, because that is none of its inputs.
  init(_ values: VisitorValues, isFollowing: Bool) {
    self.values = values
    if isFollowing {
      values.didChange.add(for: self) { store, _ in store.settingsDidChange.notify() }
    }
  }

  var settings: StoredSettings {
    get { StoredSettings(texts: values.texts) }
    set { values.change { $0 = newValue.texts } }
  }
}
