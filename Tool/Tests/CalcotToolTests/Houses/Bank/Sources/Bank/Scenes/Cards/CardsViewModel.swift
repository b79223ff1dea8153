import Combine

public final class CardsViewModel: ViewModelType {
    public struct Input {
        public let viewDidLoad: AnyPublisher<Void, Never>
    }

    public struct Output {
        public let title: AnyPublisher<String, Never>
    }

    private let ledger: LedgerType
    private let navigator: CardsNavigating

    public init(ledger: LedgerType, navigator: CardsNavigating) {
        self.ledger = ledger
        self.navigator = navigator
    }

    public func transform(input: Input) -> Output {
        let title = input.viewDidLoad.map { "Cards" }
        return Output(title: title)
    }
}
