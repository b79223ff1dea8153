import UIKit

public protocol TransferNavigating {
    func toTransfer()
}

public struct TransferNavigator: TransferNavigating {
    private let container: Container
    private let navigationController: UINavigationController

    public init(container: Container, navigationController: UINavigationController) {
        self.container = container
        self.navigationController = navigationController
    }

    public func toTransfer() {
        navigationController.pushViewController(container.resolve(TransferViewController.self), animated: true)
    }
}
