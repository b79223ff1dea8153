import Testing

@testable import CalcotWeb

@MainActor
@Suite("The turns of addresses")
struct AddressTurnsTests {
  @Test func `let others come between those of one that sends much at once`() async {
    let turns = AddressTurns()
    var served: [String] = []
    func serve(_ address: String) -> Task<Void, Never> {
      Task {
        await turns.next(of: address)
        served.append(address)
      }
    }
    let much = (0..<100).map { _ in serve("192.0.2.1") }
    let others = (2...4).map { serve("192.0.2.\($0)") }
    for task in much + others { await task.value }
    #expect(served.count == 103)
    #expect(served.prefix(10).count { $0 != "192.0.2.1" } == 3, "\(served.prefix(10))")
  }
}
