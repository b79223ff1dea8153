#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotContent
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  extension View {
    /// Returns the field with the keyboard, the autofill and the corrections for a role.
    func typed(as role: FieldRole) -> some View {
      #if os(macOS)
        autocorrectionDisabled(!role.isProse)
      #else
        keyboardType(role.keyboard)
          .textContentType(role.contentType)
          .textInputAutocapitalization(
            role == .name ? .words : role.isProse ? .sentences : .never
          )
          .autocorrectionDisabled(!role.isProse)
      #endif
    }
  }

  extension FieldRole {
    /// A Boolean value that indicates whether the text is in the user's language.
    fileprivate var isProse: Bool {
      switch self {
      case .normal, .search: true
      case .name, .email, .phone, .url, .password, .newPassword, .oneTimeCode: false
      }
    }

    #if !os(macOS)
      fileprivate var keyboard: UIKeyboardType {
        switch self {
        case .normal, .search, .name, .password, .newPassword: .default
        case .email: .emailAddress
        case .phone: .phonePad
        case .url: .URL
        // NB: a code may have letters, too.
        case .oneTimeCode: .numbersAndPunctuation
        }
      }

      fileprivate var contentType: UITextContentType? {
        switch self {
        case .normal, .search: nil
        case .email: .emailAddress
        case .phone: .telephoneNumber
        case .url: .URL
        case .name: .name
        case .password: .password
        case .newPassword: .newPassword
        case .oneTimeCode: .oneTimeCode
        }
      }
    #endif
  }
#endif
