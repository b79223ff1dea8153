import Calcot

extension Symbol {
  /// A leaf, for what is made without meat.
  static let leaf = Symbol(
    "leaf", system: "leaf", path: "M5 19C5 9 11 5 20 4c0 10-4 15-12 14M5 20c2-6 6-9 10-11",
    sign: "♠")
}
