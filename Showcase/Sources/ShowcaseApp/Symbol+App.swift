import Calcot

/// The app's own symbols, for what the usual ones do not show.
extension Symbol {
  static let tally = Symbol(
    "tally", system: "plusminus.circle",
    path: "M6 5v14M10 5v14M14 5v14M18 5v14M3 16 21 8", sign: "#")
}
