import Testing

@testable import CalcotWeb

@Suite("What the sessions of a site hold")
struct SessionHoldingsTests {
  private let visitor = Visitor()
  private var holdings = SessionHoldings()

  private func owner(_ address: String) -> SessionOwner {
    SessionOwner(
      visitor, WebRequest(method: "GET", target: "/", address: address), user: nil)
  }

  @Test mutating func `is counted by visitor and by address, until it is given back`() {
    for (id, address) in [("a", "1"), ("b", "2")] {
      holdings.add(id, of: owner(address))
      holdings.grow(by: 70_000, of: owner(address), isWaiting: false)
    }
    #expect(holdings.holding(of: visitor)?.sessions == ["a", "b"])
    #expect(holdings.holding(of: visitor)?.size == 4)
    #expect(holdings.addresses.map(\.size) == [2, 2] && holdings.bytes == 140_000)
    for (id, address) in [("a", "1"), ("b", "2")] {
      holdings.grow(by: -70_000, of: owner(address), isWaiting: false)
      holdings.remove(id, of: owner(address))
    }
    #expect(holdings.holding(of: visitor) == nil && holdings.holding(at: "1") == nil)
    #expect(holdings.addresses.isEmpty && holdings.bytes == 0)
  }

  @Test mutating func `is counted apart while the sessions wait for a browser`() {
    holdings.add("a", of: owner("1"))
    holdings.grow(by: 1_000, of: owner("1"), isWaiting: false)
    holdings.wait(true, bytes: 1_000)
    holdings.grow(by: 500, of: owner("1"), isWaiting: true)
    #expect(holdings.waitingCount == 1 && holdings.waitingBytes == 1_500)
    holdings.wait(false, bytes: 1_500)
    #expect(holdings.waitingCount == 0 && holdings.waitingBytes == 0)
    #expect(holdings.bytes == 1_500)
  }
}
