//
//  OrdersViewModelTests.swift
//  ShopTests
//
//  Created by Nora Lind on 14/03/2023.
//  Copyright © 2023 ShopTests. All rights reserved.
//

import XCTest
@testable import Shop

final class OrdersViewModelTests: XCTestCase {

    private var sut: OrdersViewModel!
    private var analytics: MockAnalytics!

    override func setUp() {
        super.setUp()
        analytics = MockAnalytics()
        sut = OrdersViewModel(analytics: analytics)
    }

    override func tearDown() {
        sut = nil
        analytics = nil
        super.tearDown()
    }

    func testPageSizeIsTwenty() {
        XCTAssertEqual(sut.pageSize, 20)
    }
}
