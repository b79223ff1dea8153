/// The names of the cases of an enum, read from the metadata of its type.
///
/// The layout is part of Swift's ABI (`docs/ABI/TypeMetadata.rst` of the compiler).
enum EnumCases {
  /// Returns the names, first those of cases with values; `nil` if the type is not an enum, or was
  /// compiled without reflection metadata.
  static func names(of type: Any.Type) -> [String]? {
    let metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    guard metadata[0] == enumKind, let descriptor = UnsafeRawPointer(bitPattern: metadata[1]),
      let fields = target(at: descriptor + 16)
    else { return nil }
    let recordSize = Int(fields.loadUnaligned(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).compactMap { index in
      target(at: fields + 16 + index * recordSize + 8)
        .map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    }
  }

  private static let enumKind = 0x201

  /// Returns the target of a relative pointer; `nil` if the pointer is null.
  private static func target(at address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = address.loadUnaligned(as: Int32.self)
    return offset == 0 ? nil : address + Int(offset)
  }
}
