// Made by `calcot fakes`; do not edit.

import Calcot
import Launches
import Localization

/// A fake of ``LaunchViewDelegate``, which records calls and answers with what a test has set.
@MainActor
final class FakeLaunchViewDelegate: LaunchViewDelegate {
  private(set) var showTitleCalls: [String] = []
  var showTitleHandler: (@MainActor (String) -> Void)?

  func showTitle(_ title: String) {
    showTitleCalls.append(title)
    showTitleHandler?(title)
  }

  private(set) var showSummaryCalls: [String?] = []
  var showSummaryHandler: (@MainActor (String?) -> Void)?

  func showSummary(_ summary: String?) {
    showSummaryCalls.append(summary)
    showSummaryHandler?(summary)
  }

  private(set) var showLaunchCalls: [[LaunchFact]] = []
  var showLaunchHandler: (@MainActor ([LaunchFact]) -> Void)?

  func showLaunch(_ facts: [LaunchFact]) {
    showLaunchCalls.append(facts)
    showLaunchHandler?(facts)
  }

  private(set) var showAgeCalls: [String?] = []
  var showAgeHandler: (@MainActor (String?) -> Void)?

  func showAge(_ age: String?) {
    showAgeCalls.append(age)
    showAgeHandler?(age)
  }

  private(set) var showLoadingCalls: [String?] = []
  var showLoadingHandler: (@MainActor (String?) -> Void)?

  func showLoading(_ text: String?) {
    showLoadingCalls.append(text)
    showLoadingHandler?(text)
  }

  private(set) var showRefreshButtonCalls: [Bool] = []
  var showRefreshButtonHandler: (@MainActor (Bool) -> Void)?

  func showRefreshButton(isEnabled: Bool) {
    showRefreshButtonCalls.append(isEnabled)
    showRefreshButtonHandler?(isEnabled)
  }

  private(set) var showSuccessMessageCalls: [String] = []
  var showSuccessMessageHandler: (@MainActor (String) -> Void)?

  func showSuccessMessage(_ message: String) {
    showSuccessMessageCalls.append(message)
    showSuccessMessageHandler?(message)
  }

  private(set) var showProblemCalls: [(problem: String, canRetry: Bool)] = []
  var showProblemHandler: (@MainActor (String, Bool) -> Void)?

  func showProblem(_ problem: String, canRetry: Bool) {
    showProblemCalls.append((problem, canRetry))
    showProblemHandler?(problem, canRetry)
  }
}
