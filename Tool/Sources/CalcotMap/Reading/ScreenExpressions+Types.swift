internal import CalcotCode

/// The conclusions from the type of an expression.
extension ScreenExpressions {
  /// Returns a Boolean value that indicates whether an expression can be a screen or make one. A
  /// text, a number, and a static member of a type that is no screen cannot.
  func mayBeScreen(_ expression: NodeID) -> Bool {
    guard let type = resolver.type(of: expression) else { return true }
    guard let id = type.type, !codebase[id].isExternal else {
      return !Self.plain.contains(type.name)
    }
    let known = codebase[id]
    if known.kind == .enum, codebase.role(of: known) == .none { return type.isMetatype }
    return codebase.role(of: known) != .model && codebase.role(of: known) != .value
  }

  private static let plain: Set<Name> = [
    "String", "Substring", "NSAttributedString", "AttributedString", "Int", "Double", "Bool",
    "CGFloat", "URL", "URLRequest", "Data", "Date", "UIImage", "UIColor", "LocalizedStringKey",
    "UndoManager", "UIMenu", "UIAction", "NSMenu", "UIAlertController", "NSAlert",
  ]
}
