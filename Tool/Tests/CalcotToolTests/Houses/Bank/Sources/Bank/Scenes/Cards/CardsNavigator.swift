import UIKit

public protocol CardsNavigating {
    func toCards()
}

public struct CardsNavigator: CardsNavigating {
    private let container: Container
    private let navigationController: UINavigationController

    public init(container: Container, navigationController: UINavigationController) {
        self.container = container
        self.navigationController = navigationController
    }

    public func toCards() {
        navigationController.pushViewController(container.resolve(CardsViewController.self), animated: true)
    }
}
