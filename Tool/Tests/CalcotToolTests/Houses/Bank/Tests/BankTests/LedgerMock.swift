import Combine
@testable import Bank

struct LedgerMock: LedgerType {
    func balance() -> AnyPublisher<String, Never> { AnyPublisher("0") }
}
