import Calcot
import CalcotContent

extension FieldMarkup {
  /// Returns the control for one line of text. It does not contain the text of a secret.
  func line(_ role: FieldRole) -> HTMLTag {
    var own = [HTMLAttribute("value", field.pageText ?? ""), most]
    own += role.attributes.map { HTMLAttribute($0, $1) }
    // NB: the label of a search is for a screen reader alone.
    if role == .search, field.placeholder == nil {
      own.append(HTMLAttribute("placeholder", field.label))
    }
    var tag = HTMLTag("input", id: "\(id):i", attributes(own))
    tag.fieldText = field.pageText
    return tag
  }
}

extension FieldRole {
  /// The attributes by which a browser chooses keyboard, autofill and masking.
  fileprivate var attributes: KeyValuePairs<String, String> {
    switch self {
    case .normal: [:]
    case .search: ["type": "search"]
    case .email: ["type": "email", "autocomplete": "email"]
    case .phone: ["type": "tel", "autocomplete": "tel"]
    case .url: ["type": "url", "autocomplete": "url"]
    case .name: ["autocomplete": "name"]
    case .newPassword: ["type": "password", "autocomplete": "new-password"]
    case .password: ["type": "password", "autocomplete": "current-password"]
    case .oneTimeCode: ["autocomplete": "one-time-code", "inputmode": "numeric"]
    }
  }
}
