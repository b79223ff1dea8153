import UIKit

public enum Assembly {
    public static func register(in container: Container, on controller: UINavigationController) {
        container.register(BalanceNavigating.self) { container in
            BalanceNavigator(container: container, navigationController: controller)
        }
        container.register(BalanceViewController.self) { container in
            BalanceViewController(
                viewModel: BalanceViewModel(
                    ledger: container.resolve(LedgerType.self), navigator: container.resolve(BalanceNavigating.self)))
        }
        container.register(TransferNavigating.self) { container in
            TransferNavigator(container: container, navigationController: controller)
        }
        container.register(TransferViewController.self) { container in
            TransferViewController(
                viewModel: TransferViewModel(
                    ledger: container.resolve(LedgerType.self), navigator: container.resolve(TransferNavigating.self), limit: 5))
        }
        container.register(CardsNavigating.self) { container in
            CardsNavigator(container: container, navigationController: controller)
        }
        container.register(CardsViewController.self) { container in
            CardsViewController(
                viewModel: CardsViewModel(
                    ledger: container.resolve(LedgerType.self), navigator: container.resolve(CardsNavigating.self)))
        }
    }
}
