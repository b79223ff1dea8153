//
//  AppCoordinator.swift
//  Shop
//
//  Created by Nora Lind on 14/03/2023.
//  Copyright © 2023 Shop. All rights reserved.
//

import UIKit

final class AppCoordinator {

    private let navigationController: UINavigationController
    private let analytics: AnalyticsTracking
    private let cart: CartServicing

    init(navigationController: UINavigationController, analytics: AnalyticsTracking, cart: CartServicing) {
        self.navigationController = navigationController
        self.analytics = analytics
        self.cart = cart
    }

    func start() {
        showCart()
    }

    func showCart() {
        let viewModel = CartViewModel(analytics: analytics, service: cart)
        viewModel.delegate = self
        navigationController.pushViewController(CartViewController(viewModel: viewModel), animated: true)
    }

    func showOrders() {
        let viewModel = OrdersViewModel(analytics: analytics)
        viewModel.delegate = self
        navigationController.pushViewController(OrdersViewController(viewModel: viewModel), animated: true)
    }

    func showAccount() {
        let viewModel = AccountViewModel(analytics: analytics)
        viewModel.delegate = self
        navigationController.pushViewController(AccountViewController(viewModel: viewModel), animated: true)
    }
}

// MARK: - CartViewModelDelegate

extension AppCoordinator: CartViewModelDelegate {
    func cartViewModelDidFinish(_ viewModel: CartViewModel) {}

    func cartViewModel(_ viewModel: CartViewModel, didSelectItemAt index: Int) {
        showOrders()
    }
}

// MARK: - OrdersViewModelDelegate

extension AppCoordinator: OrdersViewModelDelegate {
    func ordersViewModelDidFinish(_ viewModel: OrdersViewModel) {}
}

// MARK: - AccountViewModelDelegate

extension AppCoordinator: AccountViewModelDelegate {
    func accountViewModelDidFinish(_ viewModel: AccountViewModel) {
        start()
    }
}
