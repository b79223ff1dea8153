/// The way in which a piece of an address covers what precedes it.
package enum LinkMarker: String, Hashable, Sendable, Codable, CaseIterable {
  /// Pushed on the stack.
  case push = "-"
  /// A sheet of any kind over everything before it.
  case sheet = "+"
  /// A full screen modal over everything before it.
  case fullScreen = "++"
  /// The next side of a split, as its only screen.
  case side = "="
}

/// The segments after a marker.
package struct LinkPiece: Hashable, Sendable {
  /// The way in which the piece covers what precedes it.
  package let marker: LinkMarker
  /// The decoded segments; not empty.
  package let segments: [String]

  /// Creates a piece of a marker and the segments after it.
  package init(_ marker: LinkMarker, _ segments: [String]) {
    self.marker = marker
    self.segments = segments
  }
}
