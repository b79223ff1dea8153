import Combine
import UIKit

public final class TransferViewController: UIViewController {
    private let viewModel: TransferViewModel
    private let loaded = PassthroughSubject<Void, Never>()
    private let confirm = PassthroughSubject<Void, Never>()
    private var cancellables = Set<AnyCancellable>()

    public init(viewModel: TransferViewModel) {
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
        let input = TransferViewModel.Input(viewDidLoad: loaded.eraseToAnyPublisher(), confirm: confirm.eraseToAnyPublisher())
        let output = viewModel.transform(input: input)
        output.title
            .sink { [weak self] in self?.title = $0 }
            .store(in: &cancellables)

    }
}
