import CalcotTerminal

/// A reader that renders a program's output, independent of the boundaries of reads.
struct ScreenReader {
  private var settled: VirtualScreen
  private var tail: [UInt8] = []

  init(_ size: CellSize) { settled = VirtualScreen(size) }

  /// The screen after all output so far.
  var screen: VirtualScreen {
    var screen = settled
    screen.take(tail)
    return screen
  }

  // NB: a sequence or a character may end only in later bytes, but none continues past an ESC.
  mutating func take(_ bytes: some Sequence<UInt8>) {
    tail += bytes
    guard let last = tail.lastIndex(of: 0x1B) else { return }
    settled.take(Array(tail[..<last]))
    tail.removeSubrange(..<last)
  }

  mutating func resize(to size: CellSize) { settled.resize(to: size) }
}
