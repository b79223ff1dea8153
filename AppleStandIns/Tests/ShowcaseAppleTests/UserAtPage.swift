import UIKit

/// The user of a page of labels and buttons.
@MainActor
struct UserAtPage {
  private let person: Person
  private let controller: UIViewController

  /// Creates a user of the top screen.
  init?(_ person: Person) {
    guard let controller = person.navigation?.topViewController else { return nil }
    (self.person, self.controller) = (person, controller)
  }

  private var visible: [UIView] { controller.view.subviews.filter { !$0.isHidden } }

  /// The visible texts and the titles of the visible buttons.
  var texts: [String] {
    visible.compactMap { ($0 as? UILabel)?.text ?? ($0 as? UIButton)?.configuration?.title }
  }

  /// The text above the title in the bar.
  var prompt: String? { controller.navigationItem.prompt }

  /// The title of the bar's button; nil if it is disabled.
  var barButton: String? {
    controller.navigationItem.rightBarButtonItem.flatMap { $0.isEnabled ? $0.title : nil }
  }

  /// Taps the button with this title.
  func tap(_ title: String) -> Bool {
    let buttons = visible.compactMap { $0 as? UIButton }
    guard let button = buttons.first(where: { $0.configuration?.title == title }),
      button.isEnabled
    else { return false }
    button.sendActions(for: .primaryActionTriggered)
    return true
  }

  /// Taps the bar's button.
  func tapBarButton() -> Bool { person.tap(controller.navigationItem.rightBarButtonItem) }
}
