/// The results of one pass over the bytes before they are parsed.
struct TextSurvey {
  var lineStarts: [UInt32] = [0]
  /// A Boolean value that indicates whether all bytes are ASCII, so that the encoding need not be
  /// checked.
  var isASCII = true
  /// A Boolean value that indicates whether brackets may be nested too deeply for the parser.
  var suspectedDepth = false

  init(_ source: UnsafeBufferPointer<UInt8>) {
    lineStarts.reserveCapacity(source.count / 32)
    var nesting = Nesting()
    for index in source.indices {
      let byte = source[index]
      if byte == UInt8(ascii: "\n") { lineStarts.append(UInt32(index + 1)) }
      if byte >= 0x80 { isASCII = false }
      nesting.pass(byte)
      if nesting.isTooDeep { suspectedDepth = true }
    }
  }

  /// The depth of nested brackets.
  ///
  /// NB: the parser looks ahead by recursion without a limit, and a thread's stack ends at some ten
  /// thousand levels; in types that begin with `[`, each level takes it twice as long as the one
  /// before. No one writes five hundred brackets, or fourteen of those.
  private struct Nesting {
    private var all = 0
    private var square = 0

    var isTooDeep: Bool { all > 500 || square > 14 }

    mutating func pass(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "["):
        all += 1
        square += 1
      case UInt8(ascii: "]"):
        all = max(0, all - 1)
        square = max(0, square - 1)
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"): all += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: ">"): all = max(0, all - 1)
      default: break
      }
    }
  }

  /// Returns the place where the nesting of brackets outside of strings and comments is too deep,
  /// if it is.
  static func placeOfTooDeepNesting(in source: UnsafeBufferPointer<UInt8>) -> Int? {
    var nesting = Nesting()
    // NB: an interpolation contains code; the rest of its line counts as code, to be safe.
    var isInterpolated = false
    var index = 0
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "\"") where !isInterpolated:
        index = end(ofStringAt: index, in: source)
        isInterpolated = index < source.count && source[index] == UInt8(ascii: "\\")
      case UInt8(ascii: "/") where !isInterpolated: index = end(ofCommentAt: index, in: source)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isInterpolated = false
      case let byte:
        nesting.pass(byte)
        if nesting.isTooDeep { return index }
      }
      index += 1
    }
    return nil
  }

  private static func isInterpolation(
    at backslash: Int, in source: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var index = backslash + 1
    while index < source.count, source[index] == UInt8(ascii: "#") { index += 1 }
    return index < source.count && source[index] == UInt8(ascii: "(")
  }

  /// Returns the last byte of a string, or of its line if it is not closed there; or the beginning
  /// of its first interpolation.
  private static func end(ofStringAt start: Int, in source: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start + 1
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "\\"):
        if isInterpolation(at: index, in: source) { return index }
        index += 1
      case UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return index
      default: break
      }
      index += 1
    }
    return source.count
  }

  private static func end(ofCommentAt start: Int, in source: UnsafeBufferPointer<UInt8>) -> Int {
    guard start + 1 < source.count else { return start }
    var index = start + 2
    switch source[start + 1] {
    case UInt8(ascii: "/"):
      while index < source.count, source[index] != UInt8(ascii: "\n"),
        source[index] != UInt8(ascii: "\r")
      {
        index += 1
      }
      return index
    case UInt8(ascii: "*"):
      while index + 1 < source.count {
        if source[index] == UInt8(ascii: "*"), source[index + 1] == UInt8(ascii: "/") {
          return index + 1
        }
        index += 1
      }
      return source.count
    default: return start
    }
  }
}
