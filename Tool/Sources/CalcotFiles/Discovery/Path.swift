#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A path of the file system: bytes, which need not be UTF-8.
public struct Path: Hashable, Sendable {
  public let bytes: [UInt8]

  /// Creates a path from the bytes before the first zero, which no path can contain.
  public init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes.prefix { $0 != 0 })
  }

  public init(_ text: String) {
    self.init(bytes: text.utf8)
  }

  /// The path as text; bytes that are not UTF-8 are written as `\xE9`.
  public var text: String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return Self.escaped(bytes)
  }

  /// Calls `body` with the path as a C string.
  public func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { room in
      for index in bytes.indices { room[index] = CChar(bitPattern: bytes[index]) }
      room[bytes.count] = 0
      guard let start = room.baseAddress else { preconditionFailure("An array of one is empty") }
      return body(start)
    }
  }

  private static func escaped(_ bytes: [UInt8]) -> String {
    var text = ""
    var rest = bytes[...]
    while let byte = rest.first {
      let width = (1...4).first { String(validating: rest.prefix($0), as: UTF8.self) != nil }
      if let width {
        text += String(decoding: rest.prefix(width), as: UTF8.self)
        rest = rest.dropFirst(width)
      } else {
        text += (byte < 16 ? "\\x0" : "\\x") + String(byte, radix: 16, uppercase: true)
        rest = rest.dropFirst()
      }
    }
    return text
  }
}

extension Path {
  public static let separator = UInt8(ascii: "/")

  public var isAbsolute: Bool { bytes.first == Self.separator }

  /// The last part of the path.
  public var name: [UInt8] {
    Array(bytes[((bytes.lastIndex(of: Self.separator) ?? -1) + 1)...])
  }

  /// The parts between the separators, without empty ones and `.`.
  public var parts: [ArraySlice<UInt8>] {
    bytes.split(separator: Self.separator).filter { !$0.elementsEqual([UInt8(ascii: ".")]) }
  }

  public func appending(_ name: some Collection<UInt8>) -> Path {
    if bytes.isEmpty { return Path(bytes: name) }
    return Path(bytes: bytes + (bytes.last == Self.separator ? [] : [Self.separator]) + name)
  }

  /// Returns the path from the root of the file system, where `folder` is the current one. Links
  /// are not followed; `..` removes the part before it.
  public func absolute(in folder: Path) -> Path {
    var kept: [ArraySlice<UInt8>] = []
    for part in (isAbsolute ? self : folder.appending(bytes)).parts {
      if part.elementsEqual("..".utf8) { _ = kept.popLast() } else { kept.append(part) }
    }
    return Path(bytes: [Self.separator] + kept.joined(separator: [Self.separator]))
  }

  /// Returns the path from `folder` to this one, or nil if it is not inside. Both are absolute.
  public func relative(to folder: Path) -> Path? {
    if folder.bytes == [Self.separator] { return Path(bytes: bytes.dropFirst()) }
    guard bytes.starts(with: folder.bytes) else { return nil }
    let rest = bytes.dropFirst(folder.bytes.count)
    guard let first = rest.first else { return Path(bytes: []) }
    return first == Self.separator ? Path(bytes: rest.dropFirst()) : nil
  }
}

extension Path: Comparable {
  /// Compares bytes, so that the order is the same on every system and in every language.
  public static func < (one: Path, other: Path) -> Bool {
    let count = Swift.min(one.bytes.count, other.bytes.count)
    let order = one.bytes.withUnsafeBytes { left in
      other.bytes.withUnsafeBytes { right -> Int32 in
        guard let left = left.baseAddress, let right = right.baseAddress else { return 0 }
        return memcmp(left, right, count)
      }
    }
    return order == 0 ? one.bytes.count < other.bytes.count : order < 0
  }

  /// Hashes all bytes in one step.
  public func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension Path: CustomStringConvertible {
  public var description: String { text }
}

extension Path: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
