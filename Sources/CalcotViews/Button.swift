import Calcot
import CalcotContent
public import CalcotTree

/// A button, named by its label. Use one for each action that a screen offers.
///
/// ```swift
/// Button("Save", role: .main, isEnabled: viewModel.canSave) { await viewModel.saveButtonTapped() }
/// ```
public struct Button: Content {
  private var value: ButtonValue
  private(set) var action: ControlAction

  /// Creates a button whose action runs within the user's turn.
  public init(
    _ label: String, symbol: Symbol? = nil, role: ActionRole = .normal, isEnabled: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    value = ButtonValue(label, role: role, isEnabled: isEnabled, symbol: symbol)
    self.action = .run(action)
  }

  /// Creates a button whose action is a task of the screen's scope: it is cancelled when the screen
  /// ends.
  ///
  /// The button cannot be used again while its action runs. If one button starts and stops long
  /// work, start the work in the scope (`scope.task`) from an action that is not `async`.
  public init(
    _ label: String, symbol: Symbol? = nil, role: ActionRole = .normal, isEnabled: Bool = true,
    action: @escaping @MainActor () async -> Void
  ) {
    value = ButtonValue(label, role: role, isEnabled: isEnabled, symbol: symbol)
    self.action = .start(action)
  }

  /// Returns the button with a question that the user answers before its action runs.
  ///
  /// ```swift
  /// Button("Delete", role: .destructive) { await viewModel.deleteTapped() }
  ///   .confirming(viewModel.deletion)
  /// ```
  public func confirming(_ question: Question) -> Button {
    var button = self
    button.action = .confirm(question, action)
    return button
  }

  /// Returns the button with a letter of your choice as its key in a terminal, and as its access key
  /// in a browser.
  ///
  /// A button there has the first letter of its label as its key, underlined, except for those that
  /// destroy something; that letter moves the focus to the button, and uses it when pressed again.
  /// A letter of your choice uses it at once: choose one for what changes no data, or asks before.
  /// It is any letter except g, j, k and q, which navigate; if several buttons of a screen have the
  /// same letter, the first one gets it.
  ///
  /// ```swift
  /// Button("Delete", role: .destructive) { await viewModel.deleteTapped() }
  ///   .mnemonic("d")
  /// ```
  public func mnemonic(_ letter: Character) -> Button {
    var button = self
    button.value = value.with(mnemonic: letter)
    return button
  }

  public func render(into context: inout RenderContext) {
    context.add(.button(value), action: action, mistake: value.mnemonicMistake)
  }
}
