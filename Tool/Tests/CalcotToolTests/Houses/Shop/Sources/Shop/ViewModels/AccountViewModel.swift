//
//  AccountViewModel.swift
//  Shop
//
//  Created by Nora Lind on 14/03/2023.
//  Copyright © 2023 Shop. All rights reserved.
//

import Foundation

protocol AccountViewModelDelegate: AnyObject {
    func accountViewModelDidFinish(_ viewModel: AccountViewModel)
}

/// Says what account shows.
final class AccountViewModel {

    // MARK: - Properties

    weak var delegate: AccountViewModelDelegate?
    private let analytics: AnalyticsTracking
    private var isSignedIn = false

    var title: String { "Account" }

    // MARK: - Life cycle

    init(analytics: AnalyticsTracking) {
        self.analytics = analytics
    }

    // MARK: - Actions

    func viewDidAppear() {
        analytics.screenShown("Account")
    }

    func closeButtonTapped() {
        delegate?.accountViewModelDidFinish(self)
    }

    func signOutButtonTapped() {
        isSignedIn = false
        delegate?.accountViewModelDidFinish(self)
    }
}
