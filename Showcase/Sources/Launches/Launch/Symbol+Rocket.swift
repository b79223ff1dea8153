package import Calcot

extension Symbol {
  /// The feature's own symbol, as the usual ones show no rocket.
  package static let rocket = Symbol(
    "rocket", system: "paperplane", path: "M21 3 3 10.5l7 3.5 3.5 7zM10 14 21 3", sign: "➹")
}
