// Made by `calcot fakes`; do not edit.

import Calcot
import CalcotViews

/// A fake of ``CountdownCoordinating``, which records calls and answers with what a test has set.
@MainActor
final class FakeCountdownCoordinating: CountdownCoordinating {
  private(set) var showAscentModuleCalls = 0
  var showAscentModuleHandler: (@MainActor () -> Void)?

  func showAscentModule() {
    showAscentModuleCalls += 1
    showAscentModuleHandler?()
  }
}
