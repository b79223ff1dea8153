//
//  CartViewController.swift
//  Shop
//
//  Created by Nora Lind on 14/03/2023.
//  Copyright © 2023 Shop. All rights reserved.
//

import UIKit

final class CartViewController: UIViewController, UITableViewDataSource {

    // MARK: - Properties

    private let viewModel: CartViewModel
    private let titleLabel = UILabel()
    private let tableView = UITableView()

    // MARK: - Life cycle

    init(viewModel: CartViewModel) {
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
        tableView.dataSource = self
        viewModel.viewDidAppear()
    }

    // MARK: - Private

    private func setupViews() {
        view.backgroundColor = .white
        view.addSubview(titleLabel)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.itemCount
    }
}
