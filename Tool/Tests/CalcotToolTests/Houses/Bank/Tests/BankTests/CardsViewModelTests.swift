import Testing
@testable import Bank

@Suite("Cards")
struct CardsViewModelTests {
    @Test("The title is known")
    func title() {
        let navigator = CardsNavigatorMock()
        let sut = CardsViewModel(ledger: LedgerMock(), navigator: navigator)
        #expect(navigator.calls == 0)
        _ = sut
    }
}

final class CardsNavigatorMock: CardsNavigating {
    private(set) var calls = 0
    func toCards() { calls += 1 }
}
