// Made by `calcot fakes`; do not edit.

import Calcot
import CalcotContent
import Localization
import ShowcaseApp

/// A fake of ``SettingsInteracting``, which records calls and answers with what a test has set.
@MainActor
final class FakeSettingsInteracting: SettingsInteracting {
  private(set) var settingsGets = 0
  var settingsReturns: AppSettings?

  var settings: AppSettings {
    settingsGets += 1
    guard let settingsReturns else {
      preconditionFailure("FakeSettingsInteracting.settings has no answer: set settingsReturns")
    }
    return settingsReturns
  }

  private(set) var settingsDidChangeGets = 0
  var settingsDidChangeReturns: ObserverSet<Void>?

  var settingsDidChange: ObserverSet<Void> {
    settingsDidChangeGets += 1
    guard let settingsDidChangeReturns else {
      preconditionFailure(
        "FakeSettingsInteracting.settingsDidChange has no answer: set settingsDidChangeReturns")
    }
    return settingsDidChangeReturns
  }

  private(set) var chooseCalls: [AppSettings] = []
  var chooseHandler: (@MainActor (AppSettings) -> Void)?

  func choose(_ settings: AppSettings) {
    chooseCalls.append(settings)
    chooseHandler?(settings)
  }

  private(set) var saveCalls = 0
  var saveHandler: (@MainActor () -> Void)?

  func save() {
    saveCalls += 1
    saveHandler?()
  }
}
