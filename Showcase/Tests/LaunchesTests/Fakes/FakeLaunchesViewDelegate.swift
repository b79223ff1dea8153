// Made by `calcot fakes`; do not edit.

import Calcot
import CalcotViews
import Localization

@testable import Launches

/// A fake of ``LaunchesViewDelegate``, which records calls and answers with what a test has set.
@MainActor
final class FakeLaunchesViewDelegate: LaunchesViewDelegate {
  private(set) var showTitleCalls: [String] = []
  var showTitleHandler: (@MainActor (String) -> Void)?

  func showTitle(_ title: String) {
    showTitleCalls.append(title)
    showTitleHandler?(title)
  }

  private(set) var showSearchCalls: [String] = []
  var showSearchHandler: (@MainActor (String) -> Void)?

  func showSearch(_ search: String) {
    showSearchCalls.append(search)
    showSearchHandler?(search)
  }

  private(set) var showRowsCalls: [[LaunchRow]] = []
  var showRowsHandler: (@MainActor ([LaunchRow]) -> Void)?

  func showRows(_ rows: [LaunchRow]) {
    showRowsCalls.append(rows)
    showRowsHandler?(rows)
  }

  private(set) var showCountCalls: [String?] = []
  var showCountHandler: (@MainActor (String?) -> Void)?

  func showCount(_ count: String?) {
    showCountCalls.append(count)
    showCountHandler?(count)
  }

  private(set) var showNothingFoundCalls: [String?] = []
  var showNothingFoundHandler: (@MainActor (String?) -> Void)?

  func showNothingFound(_ text: String?) {
    showNothingFoundCalls.append(text)
    showNothingFoundHandler?(text)
  }

  private(set) var showProblemCalls: [String?] = []
  var showProblemHandler: (@MainActor (String?) -> Void)?

  func showProblem(_ problem: String?) {
    showProblemCalls.append(problem)
    showProblemHandler?(problem)
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

  private(set) var showDownloadButtonCalls: [Bool] = []
  var showDownloadButtonHandler: (@MainActor (Bool) -> Void)?

  func showDownloadButton(isEnabled: Bool) {
    showDownloadButtonCalls.append(isEnabled)
    showDownloadButtonHandler?(isEnabled)
  }

  private(set) var showDeleteButtonCalls: [String?] = []
  var showDeleteButtonHandler: (@MainActor (String?) -> Void)?

  func showDeleteButton(_ label: String?) {
    showDeleteButtonCalls.append(label)
    showDeleteButtonHandler?(label)
  }
}
