internal import CalcotFindings

extension ModuleRetainsItself {
  static let description = RuleDescription(
    id: "module-retains-itself", group: "retaining",
    summary: "A closure that an object keeps does not name the object.",
    rationale: """
      'module.output.onClose = { module.view.dismiss() }' looks harmless, because 'self' is not in it.
      But the module keeps its output, the output the closure, and the closure the module.
      """,
    remedy: """
      Capture the object weakly, '{ [weak module] in … }', or only the part that is needed, or let the
      object give itself as the closure's argument.
      """,
    defaultSeverity: .error,
    examples: [
      .init(
        "a module in its own output",
        """
        protocol PlaceOutput: AnyObject { var onClosed: (() -> Void)? { get set } }

        final class PlaceCoordinator {
          func start() {
            let module = resolver.resolve(PlaceModule.self)!
            module.output.onClosed = {
              ↓module.view.dismiss(animated: true)
            }
          }
        }
        """,
        message: "'module' keeps a closure in 'onClosed' that holds 'module' itself"),
      .init(
        "a controller in its own closure, self being weak",
        """
        final class EditViewController: UIViewController { var onSave: ((String) -> Void)? }

        final class NotesCoordinator {
          func edit() {
            let editor = EditViewController()
            editor.onSave = { [weak self] text in self?.saved(text, in: ↓editor) }
          }
        }
        """),
      .init(
        "weak captures, other objects, values, and closures that are let go",
        """
        final class EditViewController: UIViewController { var onSave: (() -> Void)? }
        struct Style { var apply: (() -> Void)? }

        final class NotesCoordinator {
          func edit() {
            let editor = EditViewController()
            let other = EditViewController()
            editor.onSave = { [weak editor] in editor?.dismiss(animated: true) }
            editor.onSave = { other.dismiss(animated: true) }
            other.onSave = {
              other.onSave = nil
            }
            var style = Style()
            style.apply = { style.reset() }
          }
        }
        """),
    ])
}
