// Made by `calcot fakes`; do not edit.

import Calcot
import CalcotViews

@testable import CalcotConformance

/// A fake of ``RoastViewDelegate``, which records calls and answers with what a test has set.
@MainActor
final class FakeRoastViewDelegate: RoastViewDelegate {
  private(set) var roastDidTurnCalls = 0
  var roastDidTurnHandler: (@MainActor () -> Void)?

  func roastDidTurn() {
    roastDidTurnCalls += 1
    roastDidTurnHandler?()
  }
}
