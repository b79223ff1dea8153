// Made by `calcot fakes`; do not edit.

import Calcot

/// A fake of ``CountdownViewDelegate``, which records calls and answers with what a test has set.
@MainActor
final class FakeCountdownViewDelegate: CountdownViewDelegate {
  private(set) var showSuccessMessageCalls = 0
  var showSuccessMessageHandler: (@MainActor () -> Void)?

  func showSuccessMessage() {
    showSuccessMessageCalls += 1
    showSuccessMessageHandler?()
  }
}
