/// A prefix code, given by the lengths of its words (RFC 1951, 3.2.2) and read bit by bit.
struct HuffmanCode {
  /// The state of reading a word.
  struct Step {
    fileprivate var code = 0
    fileprivate var first = 0
    fileprivate var index = 0
    fileprivate var length = 0
  }

  enum Outcome {
    case incomplete
    case symbol(Int)
    case invalid
  }

  static let longest = 16

  private var counts: [Int]
  private var symbols: [Int]

  /// Creates a code from the length of each symbol's word, zero for symbols without a word. Returns
  /// `nil` if there are too many words for their lengths.
  init?(_ lengths: [UInt8]) {
    counts = Array(repeating: 0, count: Self.longest + 1)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var left = 1
    for length in 1...Self.longest {
      left = left * 2 - counts[length]
      guard left >= 0 else { return nil }
    }
    symbols = (1...Self.longest).flatMap { length in
      lengths.indices.filter { lengths[$0] == length }
    }
  }

  /// Takes the next bit of a word.
  func take(_ bit: Int, _ step: inout Step) -> Outcome {
    step.length += 1
    guard step.length < counts.count else { return .invalid }
    step.code |= bit
    let count = counts[step.length]
    if step.code - step.first < count {
      let place = step.index + step.code - step.first
      return symbols.indices.contains(place) ? .symbol(symbols[place]) : .invalid
    }
    step.index += count
    step.first = (step.first + count) << 1
    step.code <<= 1
    return .incomplete
  }
}
