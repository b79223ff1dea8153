//
//  OrdersViewController.swift
//  Shop
//
//  Created by Nora Lind on 14/03/2023.
//  Copyright © 2023 Shop. All rights reserved.
//

import UIKit

final class OrdersViewController: UIViewController {

    // MARK: - Properties

    private let viewModel: OrdersViewModel
    private let titleLabel = UILabel()

    // MARK: - Life cycle

    init(viewModel: OrdersViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = viewModel.title
        setupViews()
        viewModel.viewDidAppear()
    }

    // MARK: - Private

    private func setupViews() {
        view.backgroundColor = .white
        view.addSubview(titleLabel)
    }
}
