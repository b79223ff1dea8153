import Combine

public final class TransferViewModel: ViewModelType {
    public struct Input {
        public let viewDidLoad: AnyPublisher<Void, Never>
        public let confirm: AnyPublisher<Void, Never>
    }

    public struct Output {
        public let title: AnyPublisher<String, Never>
    }

    private let ledger: LedgerType
    private let navigator: TransferNavigating
    private let limit: Int

    public init(ledger: LedgerType, navigator: TransferNavigating, limit: Int) {
        self.ledger = ledger
        self.navigator = navigator
        self.limit = limit
    }

    public func transform(input: Input) -> Output {
        let title = input.viewDidLoad.map { "Transfer" }
        return Output(title: title)
    }
}
