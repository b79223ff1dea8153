import Combine

public protocol LedgerType {
    func balance() -> AnyPublisher<String, Never>
}
