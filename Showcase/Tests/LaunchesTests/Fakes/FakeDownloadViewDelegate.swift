// Made by `calcot fakes`; do not edit.

import Calcot
import Localization

@testable import Launches

/// A fake of ``DownloadViewDelegate``, which records calls and answers with what a test has set.
@MainActor
final class FakeDownloadViewDelegate: DownloadViewDelegate {
  private(set) var showTitleCalls: [String] = []
  var showTitleHandler: (@MainActor (String) -> Void)?

  func showTitle(_ title: String) {
    showTitleCalls.append(title)
    showTitleHandler?(title)
  }

  private(set) var showLoadingCalls: [String] = []
  var showLoadingHandler: (@MainActor (String) -> Void)?

  func showLoading(_ text: String) {
    showLoadingCalls.append(text)
    showLoadingHandler?(text)
  }

  private(set) var showProgressCalls: [(text: String, done: Int, total: Int)] = []
  var showProgressHandler: (@MainActor (String, Int, Int) -> Void)?

  func showProgress(_ text: String, done: Int, total: Int) {
    showProgressCalls.append((text, done, total))
    showProgressHandler?(text, done, total)
  }

  private(set) var showProblemCalls: [String?] = []
  var showProblemHandler: (@MainActor (String?) -> Void)?

  func showProblem(_ problem: String?) {
    showProblemCalls.append(problem)
    showProblemHandler?(problem)
  }
}
