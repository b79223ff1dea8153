#if Streams && canImport(UIKit) && !os(watchOS)
  import Calcot
  import CalcotContent
  import UIKit

  /// The binding of a control to an action, held by the control.
  @MainActor
  final class ControlBinding<Input, Element> {
    private let action: Action<Input, Element>
    private weak var control: UIControl?
    /// The scope of the screen whose code bound the control.
    private let scope: Scope?
    private let input: @MainActor (UIControl) -> Input?
    private var enablement: AnyCancellable?
    private var runs: [ActionRun] = []

    init(
      to action: Action<Input, Element>, of control: UIControl,
      input: @escaping @MainActor (UIControl) -> Input?
    ) {
      self.action = action
      self.control = control
      self.input = input
      scope = Scope.current
      enablement = action.isEnabled.drive(control, \.isEnabled)
    }

    deinit {
      onMainActor { [action, runs] in
        for run in runs.reversed() { action.state.end(run, .cancelled) }
      }
    }

    func start() {
      runs.removeAll { $0.end != nil }
      guard let control, let input = input(control) else { return }
      runs.append(scope.map { scope in scope.run { action.begin(input) } } ?? action.begin(input))
    }
  }
#endif
