import UIKit

/// The last controller of the existing app.
final class PlaceViewController: UIViewController {
  private let place: String

  init?(coder: NSCoder, place: String) {
    self.place = place
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = place
  }
}

/// The modal of the existing app, which names its buttons' effects by closures.
final class NoteViewController: UIViewController {
  let field = UITextField()
  private let onDone: (String) -> Void
  private let onHelp: () -> Void

  init?(
    coder: NSCoder, note: String, onDone: @escaping (String) -> Void, onHelp: @escaping () -> Void
  ) {
    (self.onDone, self.onHelp) = (onDone, onHelp)
    super.init(coder: coder)
    field.text = note
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    view.addSubview(field)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: "Done", primaryAction: UIAction { [weak self] _ in self?.doneButtonTapped() }),
      UIBarButtonItem(
        title: "Help", primaryAction: UIAction { [weak self] _ in self?.onHelp() }),
    ]
  }

  private func doneButtonTapped() { onDone(field.text ?? "") }
}
