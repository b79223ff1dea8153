/// A reader of data that is compressed by "deflate" (RFC 1951).
///
/// No input makes the reader trap or return more bytes than requested.
struct Inflate {
  private let bytes: [UInt8]
  private var place: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let most: Int

  /// Returns the first bytes of a stream in zlib's format (RFC 1950), or `nil` if the stream is
  /// damaged before that number of bytes, or if the task is cancelled between two blocks.
  static func zlib(_ bytes: [UInt8], count: Int) -> [UInt8]? {
    guard bytes.count > 2, bytes[0] & 0x0F == 8, bytes[1] & 0x20 == 0 else { return nil }
    var reader = Inflate(bytes, from: 2, most: count)
    guard reader.readBlocks(), reader.output.count == count else { return nil }
    return reader.output
  }

  private init(_ bytes: [UInt8], from place: Int, most: Int) {
    (self.bytes, self.place, self.most) = (bytes, place, most)
    // NB: a few bytes can claim to be many, so the memory grows with the actual data.
    output.reserveCapacity(min(most, bytes.count * 4))
  }

  /// Reads blocks until the requested bytes are read. Returns `false` if a block is damaged, or if
  /// the task is cancelled.
  private mutating func readBlocks() -> Bool {
    while output.count < most {
      guard !Task.isCancelled, let isLast = take(1), let kind = take(2) else { return false }
      let isRead =
        switch kind {
        case 0: copyBlock()
        case 1: readBlock(Self.fixedLiterals, Self.fixedDistances)
        case 2: readCodes().map { readBlock($0.literals, $0.distances) } ?? false
        default: false
        }
      guard isRead else { return false }
      if isLast == 1 { break }
    }
    return true
  }

  private mutating func copyBlock() -> Bool {
    (bits, bitCount) = (0, 0)
    guard place + 4 <= bytes.count else { return false }
    let length = Int(bytes[place]) | Int(bytes[place + 1]) << 8
    let check = Int(bytes[place + 2]) | Int(bytes[place + 3]) << 8
    place += 4
    guard length ^ check == 0xFFFF, place + length <= bytes.count else { return false }
    output += bytes[place..<place + min(length, most - output.count)]
    place += length
    return true
  }

  private mutating func readBlock(_ literals: HuffmanCode, _ distances: HuffmanCode) -> Bool {
    while output.count < most {
      guard let symbol = take(literals) else { return false }
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else if symbol == 256 {
        return true
      } else if !copy(symbol - 257, distances) {
        return false
      }
    }
    return true
  }

  /// Repeats bytes of the earlier output.
  private mutating func copy(_ symbol: Int, _ distances: HuffmanCode) -> Bool {
    guard symbol < Self.lengths.count, let more = take(Self.lengths[symbol].extra),
      let code = take(distances), code < Self.distances.count,
      let further = take(Self.distances[code].extra)
    else { return false }
    let distance = Self.distances[code].base + further
    guard distance <= output.count else { return false }
    for _ in 0..<min(Self.lengths[symbol].base + more, most - output.count) {
      output.append(output[output.count - distance])
    }
    return true
  }

  /// Reads the codes of a block with dynamic codes.
  private mutating func readCodes() -> (literals: HuffmanCode, distances: HuffmanCode)? {
    guard let more = take(5), let further = take(5), let count = take(4) else { return nil }
    var lengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<count + 4 {
      guard let length = take(3) else { return nil }
      lengths[Self.order[index]] = UInt8(length)
    }
    let (literals, distances) = (more + 257, further + 1)
    guard let code = HuffmanCode(lengths), let all = readLengths(literals + distances, by: code),
      let first = HuffmanCode(Array(all[..<literals])),
      let second = HuffmanCode(Array(all[literals...]))
    else { return nil }
    return (first, second)
  }

  private mutating func readLengths(_ count: Int, by code: HuffmanCode) -> [UInt8]? {
    var lengths: [UInt8] = []
    while lengths.count < count {
      guard let symbol = take(code) else { return nil }
      guard symbol >= 16 else {
        lengths.append(UInt8(symbol))
        continue
      }
      let (least, extra) = [(3, 2), (3, 3), (11, 7)][symbol - 16]
      guard let more = take(extra), symbol > 16 || !lengths.isEmpty,
        lengths.count + least + more <= count
      else { return nil }
      let repeated = symbol == 16 ? lengths[lengths.count - 1] : 0
      lengths += Array(repeating: repeated, count: least + more)
    }
    return lengths
  }

  /// Reads a number of at most 16 bits, or returns `nil` at the end.
  private mutating func take(_ count: Int) -> Int? {
    while bitCount < count {
      guard place < bytes.count else { return nil }
      bits |= UInt32(bytes[place]) << UInt32(bitCount)
      place += 1
      bitCount += 8
    }
    defer {
      bits >>= UInt32(count)
      bitCount -= count
    }
    return Int(bits & (1 << UInt32(count) - 1))
  }

  private mutating func take(_ code: HuffmanCode) -> Int? {
    var step = HuffmanCode.Step()
    while let bit = take(1) {
      switch code.take(bit, &step) {
      case .symbol(let symbol): return symbol
      case .incomplete: break
      case .invalid: return nil
      }
    }
    return nil
  }
}

extension Inflate {
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The lengths of copies, with the number of extra bits that are added to them.
  private static let lengths =
    (0..<28).map { index in
      let extra = max(index / 4 - 1, 0)
      return (base: 3 + (index < 8 ? index : (4 + index % 4) << extra), extra: extra)
    } + [(base: 258, extra: 0)]

  /// The distances of copies, with the number of extra bits that are added to them.
  private static let distances = (0..<30).map { index in
    let extra = max(index / 2 - 1, 0)
    return (base: 1 + (index < 4 ? index : (2 + index % 2) << extra), extra: extra)
  }

  private static let fixedLiterals = HuffmanCode(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })!
  private static let fixedDistances = HuffmanCode(Array(repeating: 5, count: 30))!
}
