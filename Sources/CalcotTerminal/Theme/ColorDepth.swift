/// The colors that a terminal can show.
package enum ColorDepth: Comparable, Sendable {
  case none, sixteen, indexed, truecolor

  /// Creates the depth from environment variables: none with a nonempty `NO_COLOR` or a `TERM` that
  /// is `dumb` or ends in `-m` or `-mono`; all colors if `COLORTERM` says so.
  init(environment: [String: String]) {
    let term = environment["TERM", default: ""]
    if !environment["NO_COLOR", default: ""].isEmpty || term == "dumb" || term == "vt100"
      || term.hasSuffix("-m") || term.hasSuffix("-mono")
    {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"])
      || term.hasSuffix("-direct")
    {
      self = .truecolor
    } else {
      self = term.contains("256color") ? .indexed : .sixteen
    }
  }
}
