#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The bytes of a possible image. Parsing never traps and takes linear time at worst, whatever the
/// bytes are.
struct ImageBytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  /// The format, detected from the first bytes.
  var format: ImageFormat? {
    if starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if isText("GIF87a", at: 0) || isText("GIF89a", at: 0) { return .gif }
    if isText("RIFF", at: 0), isText("WEBP", at: 8) { return .webp }
    let brands = ["heic", "heix", "heim", "heis", "mif1"]
    if isText("ftyp", at: 4), brands.contains(where: { isText($0, at: 8) }) { return .heic }
    return nil
  }

  /// Returns the dimensions of the image, or nil if they are missing or zero.
  func size(as format: ImageFormat) -> ImageSize? {
    let size: ImageSize? =
      switch format {
      case .png: isText("IHDR", at: 12) ? pair(big(16, bytes: 4), big(20, bytes: 4)) : nil
      case .gif: pair(little(6, bytes: 2), little(8, bytes: 2))
      case .jpeg: sizeOfJPEG
      case .webp: sizeOfWebP
      case .heic: nil
      }
    return size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  /// The dimensions from the frame header, found by walking the segments.
  private var sizeOfJPEG: ImageSize? {
    var place = 2
    while let mark = byte(place), let kind = byte(place + 1) {
      guard mark == 0xFF else { return nil }
      switch kind {
      case 0xFF: place += 1
      case 0x01, 0xD0...0xD8: place += 2
      case 0xD9, 0xDA: return nil
      // NB: the three excluded markers of this range are tables.
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(kind):
        return pair(big(place + 7, bytes: 2), big(place + 5, bytes: 2))
      default:
        guard let length = big(place + 2, bytes: 2) else { return nil }
        place += 2 + length
      }
    }
    return nil
  }

  private var sizeOfWebP: ImageSize? {
    if isText("VP8X", at: 12) {
      return pair(little(24, bytes: 3).map { $0 + 1 }, little(27, bytes: 3).map { $0 + 1 })
    }
    if isText("VP8L", at: 12), byte(20) == 0x2F, let bits = little(21, bytes: 4) {
      return ImageSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    }
    if isText("VP8 ", at: 12), byte(23) == 0x9D, byte(24) == 0x01, byte(25) == 0x2A {
      return pair(
        little(26, bytes: 2).map { $0 & 0x3FFF }, little(28, bytes: 2).map { $0 & 0x3FFF })
    }
    return nil
  }

  private func pair(_ width: Int?, _ height: Int?) -> ImageSize? {
    guard let width, let height else { return nil }
    return ImageSize(width: width, height: height)
  }

  // MARK: Bytes

  private func byte(_ place: Int) -> UInt8? {
    place < data.count ? data[data.startIndex + place] : nil
  }

  private func big(_ place: Int, bytes: Int) -> Int? {
    (place..<place + bytes).reduce(0) { number, place in
      number.flatMap { number in byte(place).map { number << 8 | Int($0) } }
    }
  }

  private func little(_ place: Int, bytes: Int) -> Int? {
    (place..<place + bytes).reversed().reduce(0) { number, place in
      number.flatMap { number in byte(place).map { number << 8 | Int($0) } }
    }
  }

  private func starts(with bytes: [UInt8]) -> Bool { data.starts(with: bytes) }

  private func isText(_ text: String, at place: Int) -> Bool {
    place + text.utf8.count <= data.count && data.dropFirst(place).starts(with: text.utf8)
  }
}
