#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotUIKit
  package import Launches
  package import UIKit

  /// A storyboard's page of one launch, the delegate of its ViewModel.
  package final class LaunchViewController: UIViewController, CalcotView {
    package var viewModel: LaunchViewModel

    // NB: an outlet's type has to be a class of Objective-C, which Linux has not.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    var outcomeLabel: UILabel!
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    var retryButton: UIButton!
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    var ageLabel: UILabel!
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    var summaryLabel: UILabel!
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    var factsLabel: UILabel!

    package init?(coder: NSCoder, viewModel: LaunchViewModel) {
      self.viewModel = viewModel
      super.init(coder: coder)
    }

    package required init?(coder: NSCoder) { nil }

    @IBAction func refreshButtonTapped(_ sender: Any) {
      asScreen { [viewModel] in await viewModel.onRefreshButtonTapped() }
    }
  }

  extension LaunchViewController: LaunchViewDelegate {
    package func showTitle(_ title: String) { self.title = title }
    package func showSummary(_ summary: String?) { summaryLabel.show(summary) }
    package func showAge(_ age: String?) { ageLabel.show(age) }
    package func showLoading(_ text: String?) { navigationItem.prompt = text }

    package func showLaunch(_ facts: [LaunchFact]) {
      let lines = facts.map { "\($0.title): \($0.detail)" }
      factsLabel.show(lines.isEmpty ? nil : lines.joined(separator: "\n"))
    }

    package func showRefreshButton(isEnabled: Bool) {
      navigationItem.rightBarButtonItem?.title = viewModel.labels.refresh
      navigationItem.rightBarButtonItem?.isEnabled = isEnabled
    }

    package func showSuccessMessage(_ message: String) {
      outcomeLabel.show(message)
      outcomeLabel.textColor = .secondaryLabel
      retryButton.isHidden = true
    }

    package func showProblem(_ problem: String, canRetry: Bool) {
      outcomeLabel.show(problem)
      outcomeLabel.textColor = .systemRed
      retryButton.configuration?.title = viewModel.labels.tryAgain
      retryButton.isHidden = !canRetry
    }
  }

  extension UILabel {
    /// Shows a text, or takes no place if there is none.
    fileprivate func show(_ text: String?) {
      self.text = text
      isHidden = text == nil
    }
  }
#endif
