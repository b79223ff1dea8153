internal import CalcotCode

/// The identifier of a segue that leads to a screen, as the code has it: a text, or the case or
/// constant that stands for it.
struct SegueName {
  var text: String

  /// Creates the name; nil if the segue leads back, or is one that a caller names.
  init?(_ call: NavigationCall, _ resolver: Resolver) {
    guard let value = Self.named(by: call, resolver), Self.parameter(of: call, resolver) == nil
    else { return nil }
    text = resolver.codebase[value].name.text
    if text.lowercased().contains("unwind") { return nil }
  }

  /// Returns the parameter that names the segue: `segue` in `performSegue(withIdentifier:
  /// segue.rawValue, sender: self)` of a function that is given it.
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
