//
//  CartViewModel.swift
//  Shop
//
//  Created by Nora Lind on 14/03/2023.
//  Copyright © 2023 Shop. All rights reserved.
//

import Foundation

protocol CartViewModelDelegate: AnyObject {
    func cartViewModelDidFinish(_ viewModel: CartViewModel)
    func cartViewModel(_ viewModel: CartViewModel, didSelectItemAt index: Int)
}

/// Says what cart shows.
final class CartViewModel {

    // MARK: - Properties

    weak var delegate: CartViewModelDelegate?
    private let analytics: AnalyticsTracking
    private let service: CartServicing

    var title: String { "Cart" }

    // MARK: - Life cycle

    init(analytics: AnalyticsTracking, service: CartServicing) {
        self.analytics = analytics
        self.service = service
    }

    // MARK: - Actions

    func viewDidAppear() {
        analytics.screenShown("Cart")
    }

    func closeButtonTapped() {
        delegate?.cartViewModelDidFinish(self)
    }

    var itemCount: Int { service.items().count }

    func itemTapped(at index: Int) {
        delegate?.cartViewModel(self, didSelectItemAt: index)
    }
}
