//
//  OrdersViewModel.swift
//  Shop
//
//  Created by Nora Lind on 14/03/2023.
//  Copyright © 2023 Shop. All rights reserved.
//

import Foundation

protocol OrdersViewModelDelegate: AnyObject {
    func ordersViewModelDidFinish(_ viewModel: OrdersViewModel)
}

/// Says what orders shows.
final class OrdersViewModel {

    // MARK: - Properties

    weak var delegate: OrdersViewModelDelegate?
    private let analytics: AnalyticsTracking

    var title: String { "Orders" }

    // MARK: - Life cycle

    init(analytics: AnalyticsTracking) {
        self.analytics = analytics
    }

    // MARK: - Actions

    func viewDidAppear() {
        analytics.screenShown("Orders")
    }

    func closeButtonTapped() {
        delegate?.ordersViewModelDidFinish(self)
    }

    // The number of orders on a page.
    var pageSize: Int { 20 }
}
