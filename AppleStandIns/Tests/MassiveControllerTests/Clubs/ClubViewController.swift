import UIKit

/// The controller of one club, which every step shows unchanged.
final class ClubViewController: UIViewController {
  private let label = UILabel()

  init(name: String, members: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
    label.text = members
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  /// The visible text.
  var text: String { label.text ?? "" }
}
