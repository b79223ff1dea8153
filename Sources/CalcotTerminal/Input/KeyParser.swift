/// A parser that turns a terminal's bytes into keys, independent of the boundaries of reads.
///
/// Sequences without a `Key` are dropped whole; bytes that are not UTF-8 become U+FFFD. No input
/// makes the parser trap or keep more than `pasteLimit` bytes.
package struct KeyParser: Sendable {
  /// The maximum number of bytes kept of one paste; the rest is dropped up to the paste's end.
  package let pasteLimit: Int

  private enum State {
    case ground
    case escape
    /// After an `ESC` that was taken for the Escape key, whose rest may still come.
    case lateEscape
    /// After such an `ESC`, a `[` or `]` that may be typed or begin the rest.
    case lateStart(UInt8)
    case control(ControlSequence)
    case singleShift
    /// A device report or a title: any bytes up to `BEL` or `ESC \`.
    case string([UInt8])
    case stringEscape([UInt8])
    /// The given number of bytes that belong to a sequence although they follow its final byte.
    case swallow(Int)
    case paste(PasteCollector)
  }

  /// The known speed of the line from the terminal.
  private enum Line {
    case usual
    /// The terminal has been asked, and may answer slowly.
    case unanswered
    /// A sequence has come in parts, so that each `ESC` waits for its rest.
    case slow
  }

  private var state = State.ground
  private var text = UTF8Assembler()
  private var isHeldWithAlt = false
  private var line = Line.usual
  private var keys: [Key] = []
  /// The colors that the terminal has reported.
  package private(set) var colors = ReportedColors()
  /// The graphics support that the terminal has reported.
  package private(set) var graphics = ReportedGraphics()
  private var confirmations = 0
  /// The length of the longest report that is kept.
  private static let longestReport = 80

  package init(pasteLimit: Int = 1 << 20) { self.pasteLimit = max(pasteLimit, 0) }

  /// Adds bytes and returns the keys that are now complete.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    var count = 0
    for byte in bytes {
      count += 1
      take(byte)
    }
    if case .paste(var paste) = state {
      paste.noteFeed(of: count)
      state = .paste(paste)
    }
    defer { keys = [] }
    return keys
  }

  /// Notes that the terminal has been asked, so that an `ESC` may begin an answer.
  package mutating func expectAnswer() { if line == .usual { line = .unanswered } }

  /// Handles a pause in the input: a lone `ESC` was the Escape key, after a short pause unless the
  /// line is slow. After a long pause other unfinished sequences are dropped; until then a slow
  /// line may bring their rest, so that no `[` or `]` after an `ESC` is taken for a key before.
  ///
  /// A paste ends after three of these calls with hardly any input between them, because its end
  /// was lost; it is returned as it is. An unfinished character waits for its rest.
  package mutating func timeout(isLong: Bool = true) -> [Key] {
    var found: [Key] = []
    switch state {
    case .ground: break
    case .escape where !isLong && line != .usual: return []
    case .escape:
      found = [.escape]
      if line == .unanswered { line = .usual }
      if !isLong {
        state = .lateEscape
        return found
      }
    case .lateEscape: if !isLong { return [] }
    case .lateStart(let byte):
      if !isLong { return [] }
      found = [.character(Character(Unicode.Scalar(byte)))]
    case .control, .singleShift, .string, .stringEscape, .swallow:
      if !isLong { return [] }
    case .paste(var paste):
      guard paste.isOverAfterPause() else {
        state = .paste(paste)
        return []
      }
      found = [.paste(paste.text)]
    }
    state = .ground
    return found
  }

  /// Returns the number of frames that the terminal has confirmed since the last call.
  package mutating func takeConfirmations() -> Int {
    defer { confirmations = 0 }
    return confirmations
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeText(byte)
    case .escape: takeAfterEscape(byte)
    case .lateEscape: takeLate(byte)
    case .lateStart(let start): takeLate(byte, after: start)
    case .control(let sequence): takeControl(byte, sequence)
    case .singleShift: takeSingleShift(byte)
    case .string(let text): takeString(byte, after: text)
    case .stringEscape(let text): takeStringEnd(byte, of: text)
    case .swallow(let count): state = count > 1 ? .swallow(count - 1) : .ground
    case .paste(var paste):
      // NB: clears the state first, or each byte would copy the whole paste.
      state = .ground
      if paste.take(byte) { keys.append(.paste(paste.text)) } else { state = .paste(paste) }
    }
  }

  private mutating func takeText(_ byte: UInt8) {
    switch text.take(byte) {
    case .incomplete: break
    case .scalar(let scalar): takeScalar(scalar)
    case .invalid: report(.character("\u{FFFD}"))
    case .interrupted:
      report(.character("\u{FFFD}"))
      takeText(byte)
    }
  }

  private mutating func takeScalar(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x1B: state = .escape
    case 0x0A, 0x0D: report(.enter)
    case 0x09: report(.tab)
    case 0x08, 0x7F: report(.backspace)
    case 0x00: report(.control(" "))
    case 0x01...0x1A: report(.control(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60))))
    case 0x1C...0x1F: report(.control(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40))))
    case 0x80...0x9F: isHeldWithAlt = false
    default: report(.character(Character(scalar)))
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    state = .ground
    switch Unicode.Scalar(byte) {
    case "[": state = .control(ControlSequence())
    case "O": state = .singleShift
    case "P", "X", "]", "^", "_": state = .string([byte])
    case "\u{1B}":
      state = .escape
      keys.append(.escape)
    case "\u{80}"...:
      isHeldWithAlt = true
      takeText(byte)
    case "0"..."9", "a"..."z", "A"..."Z": keys.append(.alt(Character(Unicode.Scalar(byte))))
    case "\\": break  // The end of a report that was given up.
    case "\r", "\n", " "..."~":
      keys.append(.escape)
      takeText(byte)
    default: break
    }
  }

  /// Takes a byte that follows an `ESC` after a pause.
  private mutating func takeLate(_ byte: UInt8) {
    state = .ground
    switch Unicode.Scalar(byte) {
    case "[", "]": state = .lateStart(byte)
    default: takeText(byte)
    }
  }

  /// Takes a byte that follows a late `[` or `]`: the rest of a sequence, or typing.
  private mutating func takeLate(_ byte: UInt8, after start: UInt8) {
    let isRest: Bool =
      switch (Unicode.Scalar(start), Unicode.Scalar(byte)) {
      case ("]", "0"..."9"), ("[", "0"..."9"), ("[", "<"), ("[", "?"), ("[", ">"): true
      case ("[", "A"..."D"), ("[", "F"), ("[", "H"), ("[", "Z"): true
      default: false
      }
    state = .ground
    guard isRest else {
      report(.character(Character(Unicode.Scalar(start))))
      return takeText(byte)
    }
    line = .slow
    takeAfterEscape(start)
    take(byte)
  }

  private mutating func takeControl(_ byte: UInt8, _ sequence: ControlSequence) {
    switch byte {
    case 0x20...0x3F:
      var longer = sequence
      longer.add(byte)
      state = .control(longer)
    case 0x5B where sequence.isEmpty: state = .swallow(1)  // The Linux console's F1 to F5.
    case 0x4D where sequence.isEmpty: state = .swallow(3)  // A mouse button and where it was.
    case 0x40...0x7E where sequence.beginsPaste(endingIn: byte):
      state = .paste(PasteCollector(limit: pasteLimit))
    case 0x40...0x7E:
      state = .ground
      noteAnswer()
      graphics.take(sequence.parameters, endingIn: byte)
      if byte == UInt8(ascii: "n"), sequence.parameters == [UInt8(ascii: "0")] {
        confirmations += 1
      }
      if let key = sequence.key(endingIn: byte) { keys.append(key) }
    default: breakOff(byte)
    }
  }

  private mutating func takeSingleShift(_ byte: UInt8) {
    switch byte {
    case 0x30...0x3B: break
    case 0x40...0x7E:
      state = .ground
      let key = byte == UInt8(ascii: "M") ? .enter : ControlSequence.key(named: byte)
      if let key { keys.append(key) }
    default: breakOff(byte)
    }
  }

  private mutating func takeString(_ byte: UInt8, after text: [UInt8]) {
    switch byte {
    case 0x1B: state = .stringEscape(text)
    case 0x07: endString(text)
    case 0x18, 0x1A: state = .ground
    default: if text.count <= Self.longestReport { state = .string(text + [byte]) }
    }
  }

  private mutating func takeStringEnd(_ byte: UInt8, of text: [UInt8]) {
    guard byte == UInt8(ascii: "\\") else {
      state = .ground
      return takeAfterEscape(byte)
    }
    endString(text)
  }

  private mutating func endString(_ text: [UInt8]) {
    state = .ground
    noteAnswer()
    let report = String(decoding: text, as: UTF8.self)
    colors.take(report)
    graphics.take(report)
  }

  /// Notes that a sequence has come whole.
  private mutating func noteAnswer() { if line == .unanswered { line = .usual } }

  /// Ends a sequence at a byte that cannot be part of it. CAN and SUB only end it (ECMA-48, 8.3.6).
  private mutating func breakOff(_ byte: UInt8) {
    state = .ground
    if byte != 0x18 && byte != 0x1A { takeText(byte) }
  }

  private mutating func report(_ key: Key) {
    if !isHeldWithAlt { keys.append(key) }
    isHeldWithAlt = false
  }
}
