internal import Foundation

/// A search in JSON for runs of combining marks. Comparing texts with long ones takes a time that grows with the
/// square of their length, in the decoder, too.
enum MarkRuns {
  /// The maximum number of marks in a row, which is more than a name of a group may have.
  static let most = 500

  /// Returns a Boolean value that indicates whether JSON has a longer run, as it is or in escapes. Linear in
  /// the size.
  static func areTooLong(in json: Data) -> Bool {
    var (run, escape) = (0, Escape())
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      switch escape.take(scalar) {
      case .nothing: run = isMark(scalar.value) ? run + 1 : 0
      case .begun: break
      case .unit(let unit): run = isMark(unit) ? run + 1 : 0
      }
      if run > most { return true }
    }
    return false
  }

  private static func isMark(_ value: UInt32) -> Bool {
    guard value >= 0x300, let scalar = Unicode.Scalar(value) else { return false }
    return scalar.properties.canonicalCombiningClass != .notReordered
  }

  /// The part of an escape, such as `\u0301`, or of two for a surrogate pair, that has been read.
  private struct Escape {
    enum Progress {
      case nothing, begun
      case unit(UInt32)
    }

    /// The number of its characters; nil outside of one.
    private var length: Int?
    private var value: UInt32 = 0
    /// The first half of a surrogate pair.
    private var high: UInt32?

    mutating func take(_ scalar: Unicode.Scalar) -> Progress {
      switch length {
      case nil where scalar == "\\":
        (length, value) = (1, 0)
      case 1? where scalar == "u": length = 2
      case let length? where length > 1:
        guard let digit = Character(scalar).hexDigitValue else {
          self.length = nil
          return .nothing
        }
        value = value * 16 + UInt32(digit)
        self.length = length + 1
        guard length == 5 else { break }
        self.length = nil
        return unit()
      default:
        (length, high) = (nil, nil)
        return .nothing
      }
      return .begun
    }

    /// Returns the scalar that the escape ends.
    private mutating func unit() -> Progress {
      if (0xD800..<0xDC00).contains(value) {
        high = value
        return .begun
      }
      defer { high = nil }
      guard let high, (0xDC00..<0xE000).contains(value) else { return .unit(value) }
      return .unit(0x10000 + (high - 0xD800) << 10 + (value - 0xDC00))
    }
  }
}
