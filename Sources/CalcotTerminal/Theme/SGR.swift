/// The parameters of "select graphic rendition" (ECMA-48, 8.3.117) for a look.
enum SGR {
  /// Returns the parameters that change one look into another, separated by semicolons.
  static func changes(from old: Look, to new: Look) -> String {
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
    if new.foreground != old.foreground { codes += new.foreground.codes(for: 30) }
    if new.background != old.background { codes += new.background.codes(for: 40) }
    return codes.map(String.init).joined(separator: ";")
  }
}
