internal import CalcotCode

/// The identifier of a segue to a screen, as the code writes it: a text, or an enum's case or a
/// constant.
struct SegueName {
  var text: String

  /// Creates the name; nil if the segue leads back, or if the caller names the segue.
  init?(_ call: NavigationCall, _ resolver: Resolver) {
    guard let value = Self.named(by: call, resolver), Self.parameter(of: call, resolver) == nil
    else { return nil }
    text = resolver.codebase[value].name.text
    if text.lowercased().contains("unwind") { return nil }
  }

  /// Returns the parameter that names the segue: `segue` in
  /// `performSegue(withIdentifier: segue.rawValue, sender: self)`, if it is the parameter of a
  /// function.
  static func parameter(of call: NavigationCall, _ resolver: Resolver) -> NodeID? {
    guard let value = named(by: call, resolver), resolver.codebase[value].kind == .identifier,
      let local = resolver.localDeclaration(of: resolver.codebase[value].name, at: value),
      resolver.codebase[local].kind == .parameter
    else { return nil }
    return local
  }

  private static func named(by call: NavigationCall, _ resolver: Resolver) -> NodeID? {
    guard let value = call.shown else { return nil }
    let isRaw = resolver.codebase[value].name == NavigationNames.rawValue
    return isRaw ? resolver.base(of: value) ?? value : value
  }
}
