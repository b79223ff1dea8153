import CalcotTerminal

/// Shows what a program wrote, wherever reading happened to split it.
struct ScreenReader {
  private var settled: VirtualScreen
  private var tail: [UInt8] = []

  init(_ size: CellSize) { settled = VirtualScreen(size) }

  /// What the user sees after everything that has come.
  var screen: VirtualScreen {
    var screen = settled
    screen.take(tail)
    return screen
  }

  // NB: a sequence or a character may end only with the next bytes; none goes on beyond an ESC.
  mutating func take(_ bytes: some Sequence<UInt8>) {
    tail += bytes
    guard let last = tail.lastIndex(of: 0x1B) else { return }
    settled.take(Array(tail[..<last]))
    tail.removeSubrange(..<last)
  }

  mutating func resize(to size: CellSize) { settled.resize(to: size) }
}
