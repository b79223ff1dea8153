/// The parameters of "select graphic rendition" (ECMA-48, 8.3.117) for a style.
enum SGR {
  /// Returns the parameters that change one style into another, separated by semicolons.
  static func changes(from old: TextStyle, to new: TextStyle) -> String {
    var codes: [Int] = []
    var (bold, dim) = (old.bold, old.dim)
    if old.bold && !new.bold || old.dim && !new.dim {
      codes.append(22)
      (bold, dim) = (false, false)
    }
    if new.bold && !bold { codes.append(1) }
    if new.dim && !dim { codes.append(2) }
    if new.underline != old.underline { codes.append(new.underline ? 4 : 24) }
    if new.inverse != old.inverse { codes.append(new.inverse ? 7 : 27) }
    if new.foreground != old.foreground { codes.append(30 + code(of: new.foreground)) }
    if new.background != old.background { codes.append(40 + code(of: new.background)) }
    return codes.map(String.init).joined(separator: ";")
  }

  private static func code(of colour: TextStyle.Colour) -> Int {
    colour == .standard ? 9 : Int(colour.rawValue)
  }
}
