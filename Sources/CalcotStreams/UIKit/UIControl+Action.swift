#if Streams && canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIControl {
    /// Starts an action each time that the user uses the control, which is enabled while the action is.
    ///
    /// ```swift
    /// saveButton.bind(to: outputs.save)
    /// ```
    ///
    /// A control has one action: binding it to another one ends the former. The control is not kept alive.
    /// When it goes, or is bound to another action, what it has started is cancelled. When it was bound
    /// by code of a screen, its runs belong to that screen.
    ///
    /// - Parameters:
    ///   - action: what is started.
    ///   - events: what the user does.
    public func bind<Element>(
      to action: Action<Void, Element>, on events: Event = .primaryActionTriggered
    ) {
      bind(to: action, on: events) { _ in }
    }

    /// Starts an action with an input each time that the user uses the control.
    ///
    /// - Parameters:
    ///   - action: what is started.
    ///   - events: what the user does.
    ///   - input: gives the input, with this control, which it need not capture.
    public func bind<Control: UIControl, Input, Element>(
      to action: Action<Input, Element>, on events: Event = .primaryActionTriggered,
      input: @escaping @MainActor (Control) -> Input
    ) {
      let binding = ControlBinding(to: action, of: self) { control in
        (control as? Control).map(input)
      }
      // NB: the control holds its actions, and so the binding, which goes with it; an action of the same
      // identity takes the former's place.
      removeAction(identifiedBy: .calcot, for: .allEvents)
      addAction(UIAction(identifier: .calcot) { _ in binding.start() }, for: events)
    }

    /// Ends the binding to an action. What the control has started is cancelled.
    public func unbind() {
      removeAction(identifiedBy: .calcot, for: .allEvents)
      isEnabled = true
    }
  }

  extension UIAction.Identifier {
    fileprivate static let calcot = UIAction.Identifier("calcot.action")
  }
#endif
