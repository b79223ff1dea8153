#if Streams && canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIControl {
    /// Passes what the user does with the control into a relay, for as long as the control lives.
    ///
    /// ```swift
    /// nameField.send(\UITextField.text, to: inputs.nameEdited, on: .editingChanged)
    /// ```
    ///
    /// - Parameters:
    ///   - value: what is passed, read from the control after the event.
    ///   - relay: is kept alive by the control; the control is kept by nobody.
    ///   - events: what the user does.
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
