public import UIKit

extension View {
  /// "The higher views in a view hierarchy can override the value": a disabled view disables those
  /// in it.
  public func disabled(_ disabled: Bool) -> some View {
    environed { values, _ in values.isEnabled = values.isEnabled && !disabled }
  }

  /// "When the proxy value specified by the id parameter changes, the identity of the view — for
  /// example, its state — is reset."
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modified { pen, content in pen.at(id, content) }
  }

  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { changed { $0.input.capitalization = autocapitalization } }
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    changed { $0.input.keyboard = type }
  }
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    changed { $0.input.contentType = textContentType }
  }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    changed { $0.input.isCorrected = !disable }
  }
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    changed { if $0.kind == .form { $0.style = "\(S.self)" } }
  }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { unchanged() }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    changed { if $0.kind == .picker { $0.style = "\(S.self)" } }
  }
  public func labelsHidden() -> some View { unchanged() }
}

/// https://developer.apple.com/documentation/swiftui/textinputautocapitalization
public struct TextInputAutocapitalization: Equatable, Sendable {
  private let name: String
  public static var never: Self { Self(name: "never") }
  public static var words: Self { Self(name: "words") }
  public static var sentences: Self { Self(name: "sentences") }
}
