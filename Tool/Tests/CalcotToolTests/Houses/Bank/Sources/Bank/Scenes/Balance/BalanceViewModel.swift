import Combine

public final class BalanceViewModel: ViewModelType {
    public struct Input {
        public let viewDidLoad: AnyPublisher<Void, Never>
    }

    public struct Output {
        public let title: AnyPublisher<String, Never>
        public let amount: AnyPublisher<String, Never>
    }

    private let ledger: LedgerType
    private let navigator: BalanceNavigating

    public init(ledger: LedgerType, navigator: BalanceNavigating) {
        self.ledger = ledger
        self.navigator = navigator
    }

    public func transform(input: Input) -> Output {
        let title = input.viewDidLoad.map { "Balance" }
        let amount = ledger.balance()
        return Output(title: title, amount: amount)
    }
}
