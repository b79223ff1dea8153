import NIOCore
import NIOEmbedded
import Testing

@testable import CalcotWebServer

@Suite("The address of a browser")
struct ClientAddressTests {
  private func channel(_ address: String) throws -> EmbeddedChannel {
    let channel = EmbeddedChannel()
    channel.remoteAddress = try SocketAddress(ipAddress: address, port: 1)
    return channel
  }

  @Test(arguments: [
    ("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
    ("::ffff:192.0.2.7", "192.0.2.7"), ("::1", "0:0:0:0::/64"),
  ])
  func `is that of the connection if no proxy is trusted`(_ address: String, _ network: String)
    throws
  {
    let addresses = try ClientAddresses(trusting: [])
    #expect(addresses.address(behind: try channel(address), ["198.51.100.1"]) == network)
  }

  @Test(arguments: [
    (["198.51.100.1"], "198.51.100.1"), (["203.0.113.9, 198.51.100.1"], "198.51.100.1"),
    (["203.0.113.9", "198.51.100.1, 10.1.2.3"], "198.51.100.1"),
    (["[2001:db8::1]:4711"], "2001:db8:0:0::/64"), (["198.51.100.1:4711"], "198.51.100.1"),
    (["198.51.100.1, rubbish"], ""), (["10.9.9.9"], ""), ([], ""), ([""], ""), ([","], ""),
  ])
  func `is the last one that a trusted proxy reports and that is no proxy`(
    _ forwarded: [String], _ address: String
  ) throws {
    let addresses = try ClientAddresses(trusting: ["192.0.2.1", "10.0.0.0/8"])
    #expect(addresses.address(behind: try channel("192.0.2.1"), forwarded) == address)
    #expect(addresses.isProxy(try channel("10.255.0.1")))
    #expect(!addresses.isProxy(try channel("11.0.0.1")))
  }

  @Test(arguments: ["", "proxy", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0/8", "::1/129", "1/2/3"])
  func `is not looked for behind a trusted proxy whose address cannot be read`(_ text: String) {
    #expect(throws: WebServerProblem.badProxy(text)) {
      try ClientAddresses(trusting: [text])
    }
  }

  @Test(arguments: [("10.0.0.0/0", true), ("10.2.0.0/15", true), ("10.0.0.0/15", false)])
  func `is in a range by its first bits`(_ range: String, _ isIn: Bool) throws {
    let address = try #require(IPAddress("10.3.4.5"))
    #expect(try #require(IPRange(range)).contains(address) == isIn)
  }

  @Test(arguments: [(1_000, 8, 4), (3, 8, 3)])
  func `has at most half of the connections for which there are descriptors`(
    _ most: Int, _ all: Int, _ allowed: Int
  ) throws {
    let counts = ConnectionCounts(most: most, of: all)
    let channels = (0..<all).map { _ in EmbeddedChannel() }
    #expect(channels.filter { counts.add($0, from: "192.0.2.1") }.count == allowed)
    #expect(counts.add(EmbeddedChannel(), from: "192.0.2.2"))
  }

  @Test func `cookie keys must be long, and what an older key has signed stays valid`() throws {
    #expect(throws: WebServerProblem.shortKey(least: 32)) { try CookieKeys(["short"]) }
    let old = String(repeating: "a", count: 32)
    let new = String(repeating: "b", count: 32)
    let signature = try CookieKeys([old]).signature(of: "text")
    // RFC 2104 with SHA-256, as `openssl dgst -sha256 -hmac` prints it.
    #expect(signature.count == 64)
    #expect(try CookieKeys([new, old]).isValid(signature, of: "text"))
    #expect(try !CookieKeys([new]).isValid(signature, of: "text"))
    #expect(try !CookieKeys([old]).isValid(signature, of: "texts"))
    for wrong in ["", "zz", String(signature.dropLast()) + "g", signature + "00"] {
      #expect(try !CookieKeys([old]).isValid(wrong, of: "text"))
    }
  }
}
