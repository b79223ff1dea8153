import CalcotContent
import Foundation

extension ImageData {
  /// Returns the beginning of a PNG of a size, followed by as many bytes as are asked for.
  static func png(_ width: Int = 3, _ height: Int = 2, followedBy count: Int = 0) -> ImageData {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8)
    for number in [width, height] {
      bytes += [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
    }
    return ImageData(Data(bytes + [UInt8](repeating: 7, count: count)))
  }

  /// Bytes that are no picture.
  static let none = ImageData(Data("<svg onload=alert(1)>".utf8))
}
