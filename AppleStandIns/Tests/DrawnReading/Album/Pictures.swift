package import CalcotContent
import Foundation

extension ImageData {
  /// Returns a PNG of these dimensions, of whose pixels there are none: the stand-ins decode it if it
  /// has its end.
  package static func png(_ width: Int = 4, _ height: Int = 3, isWhole: Bool = true) -> ImageData {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8) + big(width) + big(height) + [8, 2, 0, 0, 0, 0, 0, 0, 0]
    if isWhole { bytes += [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82] }
    return ImageData(Data(bytes))
  }

  private static func big(_ number: Int) -> [UInt8] {
    (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
