import Combine
import UIKit

public final class CardsViewController: UIViewController {
    private let viewModel: CardsViewModel
    private let loaded = PassthroughSubject<Void, Never>()

    private var cancellables = Set<AnyCancellable>()

    public init(viewModel: CardsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        bindViewModel()
        loaded.send(())
    }

    private func bindViewModel() {
        let input = CardsViewModel.Input(viewDidLoad: loaded.eraseToAnyPublisher())
        let output = viewModel.transform(input: input)
        output.title
            .sink { [weak self] in self?.title = $0 }
            .store(in: &cancellables)

    }
}
