// Made by `calcot fakes`; do not edit.

import Calcot
import CalcotTesting
import CalcotViews
import Observation

@testable import CalcotConformance

/// A fake of ``EditorCoordinating``, which records calls and answers with what a test has set.
@MainActor
final class FakeEditorCoordinating: EditorCoordinating {
  private(set) var saveCalls: [String] = []
  var saveHandler: (@MainActor (String) -> Void)?

  func save(_ text: String) {
    saveCalls.append(text)
    saveHandler?(text)
  }
}
