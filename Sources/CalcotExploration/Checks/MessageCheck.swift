import Calcot
import CalcotContent
import CalcotTesting

/// The check that the user can close all messages.
@MainActor
struct MessageCheck {
  let run: ExploredRun

  /// Closes the messages; returns the problem if new ones keep coming.
  func problem() async -> Problem? {
    if let first = run.app.app?.status.message {
      run.checks.note(.messagesEnd, on: run.screen(of: first.id))
    }
    for _ in 0..<Self.mostMessages {
      guard run.app.app?.status.message != nil, !run.isStuck else { return nil }
      _ = await run.perform(.closeMessage, isChecked: false)
    }
    guard let message = run.app.app?.status.message else { return nil }
    return Problem(
      .messagesEnd, on: run.screen(of: message.id),
      "\"\(message.text)\" is shown after \(Self.mostMessages) messages were closed.")
  }

  private static let mostMessages = 8
}
