import UIKit

public protocol BalanceNavigating {
    func toBalance()
}

public struct BalanceNavigator: BalanceNavigating {
    private let container: Container
    private let navigationController: UINavigationController

    public init(container: Container, navigationController: UINavigationController) {
        self.container = container
        self.navigationController = navigationController
    }

    public func toBalance() {
        navigationController.pushViewController(container.resolve(BalanceViewController.self), animated: true)
    }
}
