/// An overlay in which the user looks for a key or an action.
enum Overlay: Equatable, Sendable {
  /// The list of all keys, scrolled by a number of lines.
  case help(offset: Int)
  case palette(Palette)
}
