//
//  AccountViewModelTests.swift
//  ShopTests
//
//  Created by Nora Lind on 14/03/2023.
//  Copyright © 2023 ShopTests. All rights reserved.
//

import XCTest
@testable import Shop

final class AccountViewModelTests: XCTestCase {

    private var sut: AccountViewModel!
    private var analytics: MockAnalytics!

    override func setUp() {
        super.setUp()
        analytics = MockAnalytics()
        sut = AccountViewModel(analytics: analytics)
    }

    override func tearDown() {
        sut = nil
        analytics = nil
        super.tearDown()
    }

    func testViewDidAppearTracksTheScreen() {
        sut.viewDidAppear()
        XCTAssertEqual(analytics.shown, ["Account"])
    }
}
