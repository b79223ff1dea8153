import Foundation
import Testing
import UIKit

@testable import ShowcaseApple

extension UIStoryboard {
  /// The storyboard of the sample app, with what its file says. Names that only Objective-C could
  /// look up are looked up here.
  static var launch: UIStoryboard {
    let storyboard = UIStoryboard(name: "Launch", bundle: nil)
    guard let file = StoryboardFile.launch, let identifier = file.controller["storyboardIdentifier"]
    else { return storyboard }
    storyboard.stage(identifier) { _ in
      nil
    } load: { controller in
      if let controller = controller as? LaunchViewController { controller.load(file) }
    }
    return storyboard
  }
}

extension StoryboardFile {
  /// The file in the sample app.
  static var launch: StoryboardFile? {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    return StoryboardFile(
      tests.appending(path: "../../../Showcase/iOS/ShowcaseUIKit/Launch.storyboard").standardized)
  }
}

extension LaunchViewController {
  fileprivate func load(_ file: StoryboardFile) {
    var views: [String: UIView] = [:]
    for (id, kind) in file.views {
      let selectors = file.selectors(of: id)
      guard kind != "barButtonItem" else {
        let tapped = UIAction { [weak self] action in
          for selector in selectors { self?.perform(selector, action) }
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: tapped)
        continue
      }
      let made = kind == "label" ? UILabel() : UIButton(configuration: .borderedProminent())
      for selector in selectors {
        (made as? UIControl)?.addAction(
          UIAction { [weak self] action in self?.perform(selector, action) },
          for: .primaryActionTriggered)
      }
      made.isHidden = true
      view.addSubview(made)
      views[id] = made
    }
    for (outlet, id) in file.outlets { connect(outlet, to: views[id]) }
  }

  private func connect(_ outlet: String, to object: UIView?) {
    switch (outlet, object) {
    case ("outcomeLabel", let label as UILabel): outcomeLabel = label
    case ("retryButton", let button as UIButton): retryButton = button
    case ("ageLabel", let label as UILabel): ageLabel = label
    case ("summaryLabel", let label as UILabel): summaryLabel = label
    case ("factsLabel", let label as UILabel): factsLabel = label
    default: Issue.record("There is no outlet \(outlet) for \(String(describing: object)).")
    }
  }

  private func perform(_ selector: String, _ sender: Any) {
    switch selector {
    case "refreshButtonTapped:": refreshButtonTapped(sender)
    default: Issue.record("There is no action \(selector).")
    }
  }
}
