internal import CalcotFindings

enum ViewNavigatesExamples {
  static let all: [RuleDescription.Example] = [
    .init(
      "pushes a screen that it makes",
      """
      final class CatalogueViewController: UIViewController {
        func rowTapped() {
          let detail = DetailViewController()
          ↓navigationController?.pushViewController(detail, animated: true)
        }
      }
      final class DetailViewController: UIViewController {}
      """, message: "'CatalogueViewController' pushes 'DetailViewController' itself"),
    .init(
      "shows an alert",
      """
      final class CatalogueViewController: UIViewController {
        func failed() {
          let viewController = UIAlertController(title: "No", message: nil, preferredStyle: .alert)
          present(viewController, animated: true)
        }
      }
      """),
  ]
}
