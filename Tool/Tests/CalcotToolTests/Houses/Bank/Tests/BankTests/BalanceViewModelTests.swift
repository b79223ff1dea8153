import Testing
@testable import Bank

@Suite("Balance")
struct BalanceViewModelTests {
    @Test("The title is known")
    func title() {
        let navigator = BalanceNavigatorMock()
        let sut = BalanceViewModel(ledger: LedgerMock(), navigator: navigator)
        #expect(navigator.calls == 0)
        _ = sut
    }
}

final class BalanceNavigatorMock: BalanceNavigating {
    private(set) var calls = 0
    func toBalance() { calls += 1 }
}
