#if Streams && canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIControl {
    /// Sends a value of the control into a relay when the user uses it, for as long as the control
    /// lives.
    ///
    /// ```swift
    /// nameField.send(\UITextField.text, to: inputs.nameEdited, on: .editingChanged)
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value to send, read from the control after the event.
    ///   - relay: The relay, which the control keeps alive. The control is not retained.
    ///   - events: The control events that send the value.
    public func send<Control: UIControl, Value>(
      _ value: KeyPath<Control, Value>, to relay: PublishRelay<Value>, on events: Event
    ) {
      addAction(
        UIAction { [weak self] _ in
          if let control = self as? Control { relay.accept(control[keyPath: value]) }
        }, for: events)
    }
  }
#endif
