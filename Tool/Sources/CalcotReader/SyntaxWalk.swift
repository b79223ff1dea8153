@_spi(RawSyntax) internal import SwiftSyntax

/// Walks of the syntax without recursion: a chain of twenty thousand calls has as many levels, too
/// many for a thread's stack.
extension RawSyntax {
  /// Calls `body` with every node inside and its offset, in the order of the source, until it
  /// returns false.
  func walk(at offset: Int = 0, _ body: (RawSyntax, Int) -> Bool) {
    var open: [(RawSyntax, Int)] = [(self, offset)]
    while let (raw, offset) = open.popLast() {
      guard body(raw, offset) else { return }
      guard let layout = raw.layoutView else { continue }
      var end = offset + raw.byteLength
      for case let child? in layout.children.reversed() {
        end -= child.byteLength
        open.append((child, end))
      }
    }
  }

  /// Calls `body` with every token inside that is present in the source.
  func walkTokens(_ body: (RawSyntaxTokenView) -> Void) {
    walk { raw, _ in
      if let token = raw.tokenView, token.presence == .present { body(token) }
      return true
    }
  }

  /// The texts of all tokens inside, without trivia between them.
  var joinedText: [UInt8] {
    var text: [UInt8] = []
    walkTokens { text.append(contentsOf: $0.rawText) }
    return text
  }

  /// Returns the offset of the first token's text, if the node begins at `offset`.
  func start(at offset: Int) -> Int {
    var raw = self
    while let layout = raw.layoutView {
      guard let child = layout.children.lazy.compactMap({ $0 }).first(where: { $0.byteLength > 0 })
      else { return offset }
      raw = child
    }
    return offset + (raw.tokenView?.leadingTriviaByteLength ?? 0)
  }

  /// Returns the end of the last token's text, if the node begins at `offset`.
  func end(at offset: Int) -> Int {
    var raw = self
    while let layout = raw.layoutView {
      guard let child = layout.children.lazy.compactMap({ $0 }).last(where: { $0.byteLength > 0 })
      else { return offset + byteLength }
      raw = child
    }
    return offset + byteLength - (raw.tokenView?.trailingTriviaByteLength ?? 0)
  }
}

extension RawSyntaxTokenView {
  func start(at offset: Int) -> Int { offset + leadingTriviaByteLength }
}

extension RawSyntax {
  /// Returns the nodes directly inside, each with its offset, if the node begins at `offset`.
  func children(at offset: Int) -> PlacedChildren { PlacedChildren(of: self, at: offset) }
}

/// The nodes directly inside a node, each with its offset; none in a token.
struct PlacedChildren: Sequence, IteratorProtocol {
  private var rest: RawSyntaxBuffer.Iterator?
  private var offset: Int

  init(of raw: RawSyntax, at offset: Int) {
    rest = raw.layoutView?.children.makeIterator()
    self.offset = offset
  }

  mutating func next() -> (RawSyntax, Int)? {
    while let child = rest?.next() {
      guard let child else { continue }
      defer { offset += child.byteLength }
      return (child, offset)
    }
    return nil
  }
}
