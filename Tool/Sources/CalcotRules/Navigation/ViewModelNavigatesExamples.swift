internal import CalcotFindings

enum ViewModelNavigatesExamples {
  static let all: [RuleDescription.Example] = [
    .init(
      "presents on a controller that it is handed",
      """
      final class OrderViewModel {
        private let orders: OrderService
        func noteTapped(on viewController: UIViewController) {
          ↓viewController.present(NoteViewController(), animated: true)
        }
      }
      final class NoteViewController: UIViewController {}
      """, message: "'OrderViewModel' presents 'NoteViewController' itself"),
    .init(
      "asks its coordinator",
      """
      final class OrderViewModel {
        weak var coordinator: OrderCoordinating?
        func noteTapped() { coordinator?.showNote() }
      }
      protocol OrderCoordinating: AnyObject { func showNote() }
      """),
  ]
}
