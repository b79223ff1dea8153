internal import CalcotFindings

extension ViewNavigates {
  /// Rows whose closure makes a screen that a library shows.
  static let values: [RuleDescription.Example] = [
    .init(
      "a row of a form has the way to the next screen as a value, with the closure that makes it",
      """
      import FormRows
      final class SettingsViewController: FormViewController {
        private func aboutRow() -> ButtonRow {
          ButtonRow { row in
            row.presentationMode = .↓show(controllerProvider: .callback {
              let controller = AboutViewController()
              controller.delegate = self
              return controller
            }, onDismiss: nil)
          }
        }
        private func helpRow() -> ButtonRow {
          ButtonRow {
            $0.presentationMode = PresentationMode.↓presentModally(
              controllerProvider: ControllerProvider<UIViewController>.callback {
                HelpViewController()
              }, onDismiss: { _ in })
          }
        }
      }
      final class AboutViewController: UIViewController { weak var delegate: AnyObject? }
      final class HelpViewController: UIViewController {}
      """, message: "'SettingsViewController' shows 'AboutViewController' itself"),
    .init(
      "closures that make no screen, or that the code's own functions and containers are given",
      """
      import FormRows
      final class SettingsViewController: FormViewController {
        private lazy var pages = Pages { DetailViewController() }
        func rows() {
          row.mode = .show(text: { "Settings" }, onDismiss: { _ in DetailViewController() })
          row.animation = .push(duration: { 0.3 })
          row.provider = .callback { DetailViewController() }
          coordinator.show { DetailViewController() }
        }
        let coordinator = SettingsCoordinator()
      }
      final class SettingsCoordinator: Coordinator {
        let navigationController = UINavigationController()
        func show(_ make: () -> UIViewController) {
          navigationController.pushViewController(make(), animated: true)
        }
      }
      final class DetailViewController: UIViewController {}
      """),
    .init(
      "a macro adds the property with the screen to the type that makes it",
      """
      @Wrapper<DetailReactor, DetailViewController>
      final class DetailWrapper { func makeReactor() -> DetailReactor { DetailReactor() } }
      final class ListViewController: UIViewController {
        func open() {
          navigationController?.↓pushViewController(DetailWrapper().viewController, animated: true)
        }
      }
      final class DetailReactor {}
      final class DetailViewController: UIViewController {}
      """, message: "pushes 'DetailViewController' itself"),
    .init(
      "a macro is given what is no screen",
      """
      @Choosing<Photo, UIImagePickerController>
      final class PhotoChoice {}
      final class ListViewController: UIViewController {
        func open() { present(PhotoChoice().pickerController, animated: true) }
      }
      struct Photo {}
      """),
  ]
}
