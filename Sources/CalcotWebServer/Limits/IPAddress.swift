#if Web
  import CalcotWeb

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// An IPv4 or IPv6 address as 16 bytes.
  struct IPAddress: Hashable, Sendable {
    /// The bytes of an IPv6 address; an IPv4 address is mapped (RFC 4291, section 2.5.5.2).
    let bytes: [UInt8]

    /// Parses an address such as `192.0.2.1`, `2001:db8::1` or, in the form of proxies with
    /// brackets and a port, `[2001:db8::1]:443`.
    init?(_ text: some StringProtocol) {
      let text = Self.bare(String(text))
      var four = [UInt8](repeating: 0, count: 4)
      var six = [UInt8](repeating: 0, count: 16)
      if inet_pton(AF_INET, text, &four) == 1 {
        bytes = Self.mapped + four
      } else if inet_pton(AF_INET6, text, &six) == 1 {
        bytes = six
      } else {
        return nil
      }
    }

    /// A Boolean value that indicates whether the address is an IPv4 address.
    var isFour: Bool { bytes.starts(with: Self.mapped) }

    /// The part of the address that one network shares, as text: all of an IPv4 address, and the
    /// first 64 bits of an IPv6 address, since a machine may have any address with these.
    var network: String {
      if isFour { return bytes.suffix(4).map(String.init).joined(separator: ".") }
      let groups = stride(from: 0, to: 8, by: 2).map { place in
        String(UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1]), radix: 16)
      }
      return groups.joined(separator: ":") + "::/64"
    }

    private static let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

    /// Returns the text without brackets, port and zone.
    private static func bare(_ text: String) -> String {
      var text = text[...]
      if text.hasPrefix("[") {
        text = text.dropFirst().prefix { $0 != "]" }
      } else if text.count(where: { $0 == ":" }) == 1 {
        text = text.prefix { $0 != ":" }
      }
      return String(text.prefix { $0 != "%" })
    }
  }

  /// A range of addresses, such as `10.0.0.0/8`.
  struct IPRange: Equatable, Sendable {
    private let first: IPAddress
    private let bits: Int

    /// Parses an address, or an address and a number of leading bits.
    init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard let first = parts.first.flatMap({ IPAddress($0) }), parts.count <= 2 else { return nil }
      self.first = first
      guard parts.count == 2 else {
        bits = 128
        return
      }
      let most = first.isFour ? 32 : 128
      guard let bits = Int(outside: parts[1], in: 0...most) else { return nil }
      self.bits = 128 - most + bits
    }

    func contains(_ address: IPAddress) -> Bool {
      (0..<16).allSatisfy { place in
        let compared = min(max(bits - place * 8, 0), 8)
        let mask = UInt8(truncatingIfNeeded: 0xFF00 >> compared)
        return first.bytes[place] & mask == address.bytes[place] & mask
      }
    }
  }
#endif
