#if Streams && canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIControl {
    /// Starts an action each time the user uses the control, which is enabled while the action is.
    ///
    /// ```swift
    /// saveButton.bind(to: outputs.save)
    /// ```
    ///
    /// A control has one action: binding it to another ends the former binding. The control is not
    /// retained. When it is deallocated or bound to another action, the runs that it started are
    /// cancelled. If code of a screen bound it, its runs belong to that screen.
    ///
    /// - Parameters:
    ///   - action: The action to start.
    ///   - events: The control events that start the action.
    public func bind<Element>(
      to action: Action<Void, Element>, on events: Event = .primaryActionTriggered
    ) {
      bind(to: action, on: events) { _ in }
    }

    /// Starts an action with an input each time the user uses the control.
    ///
    /// - Parameters:
    ///   - action: The action to start.
    ///   - events: The control events that start the action.
    ///   - input: Returns the input. It receives the control, so it need not capture it.
    public func bind<Control: UIControl, Input, Element>(
      to action: Action<Input, Element>, on events: Event = .primaryActionTriggered,
      input: @escaping @MainActor (Control) -> Input
    ) {
      let binding = ControlBinding(to: action, of: self) { control in
        (control as? Control).map(input)
      }
      // NB: the control retains its actions, and so the binding, which is released with it. An
      // action with the same identifier replaces the former one.
      removeAction(identifiedBy: .calcot, for: .allEvents)
      addAction(UIAction(identifier: .calcot) { _ in binding.start() }, for: events)
    }

    /// Removes the binding to an action and cancels the runs that the control started.
    public func unbind() {
      removeAction(identifiedBy: .calcot, for: .allEvents)
      isEnabled = true
    }
  }

  extension UIAction.Identifier {
    fileprivate static let calcot = UIAction.Identifier("calcot.action")
  }
#endif
