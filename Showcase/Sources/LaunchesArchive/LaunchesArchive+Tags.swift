public import Foundation

extension LaunchesArchive {
  /// Returns a content-dependent entity tag (RFC 9110) of a response's body (FNV-1a). Linear in its
  /// length.
  public static func tag(of body: Data) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in body { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return "\"\(String(hash, radix: 16))\""
  }
}
