extension ViewControllerPart {
  /// Returns the layout in extensions in other files; a lot of it for a massive controller.
  static func layout(_ screen: Screen, random: inout SplitMix) -> [GeneratedFile] {
    let first = GeneratedFile(
      path: "\(screen.folder)/\(screen.name)ViewController+Layout.swift",
      marked: """
        import UIKit

        extension \(screen.name)ViewController {
            func layOut() {
                view.backgroundColor = .systemBackground
                for part in [searchBar, tableView, footerLabel] as [UIView] {
                    part.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(part)
                }
                searchBar.delegate = self
                tableView.register(\(screen.name)Cell.self, forCellReuseIdentifier: \(screen.name)Cell.identifier)
                NSLayoutConstraint.activate([
                    searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                    searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: \(random.below(4) * 4)),
                    searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    tableView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
                    tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    footerLabel.topAnchor.constraint(equalTo: tableView.bottomAnchor, constant: 8),
                    footerLabel.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                ])
            }

        \(views(4 + random.below(8), "part", &random))}
        """)
    guard screen.has(.massive) else { return [first] }
    let others = ["Header", "Footer"].map { part in
      GeneratedFile(
        path: "\(screen.folder)/\(screen.name)ViewController+\(part).swift",
        marked: """
          import UIKit

          extension \(screen.name)ViewController {
          \(views(66, part.lowercased(), &random))}
          """)
    }
    return [first] + others
  }

  /// Returns methods that create views.
  private static func views(_ count: Int, _ prefix: String, _ random: inout SplitMix) -> String {
    (0..<count).map { number in
      """
          func make\(prefix.withCapital)\(random.one(of: Words.things))\(number)() -> UIView {
              let label = UILabel()
              label.text = "\(random.one(of: Words.texts))"
              label.font = .preferredFont(forTextStyle: .\(random.once(in: 2) ? "body" : "headline"))
              label.numberOfLines = \(random.below(4))
              let stack = UIStackView(arrangedSubviews: [label])
              stack.axis = .\(random.once(in: 2) ? "vertical" : "horizontal")
              stack.spacing = \(random.below(16))
              stack.isLayoutMarginsRelativeArrangement = true
              return stack
          }


      """
    }.joined()
  }

  static func cell(_ screen: Screen, random: inout SplitMix) -> GeneratedFile {
    GeneratedFile(
      path: "\(screen.folder)/\(screen.name)Cell.swift",
      marked: """
        import UIKit

        final class \(screen.name)Cell: UITableViewCell {
            static let identifier = "\(screen.name)Cell"

            private let titleLabel = UILabel()
            private let detailLabel = UILabel()
            var onLongPress: (() -> Void)?

            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(titleLabel)
                contentView.addSubview(detailLabel)
                titleLabel.textColor = UIColor(white: 0.\(random.below(9)), alpha: 1)
                addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed)))
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) {
                fatalError("init(coder:) is not used")
            }

            override func prepareForReuse() {
                super.prepareForReuse()
                onLongPress = nil
            }

            func configure(with row: \(screen.name)RowViewModel) {
                titleLabel.text = row.title
                detailLabel.text = row.detail
                accessoryType = row.isSelected ? .checkmark : .none
            }

            @objc private func pressed() {
                onLongPress?()
            }
        }

        /// Hands the rows of \(screen.name) to its table.
        final class \(screen.name)DataSource: NSObject, UITableViewDataSource {
            var rows: [\(screen.name)RowViewModel] = []

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                rows.count
            }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: \(screen.name)Cell.identifier, for: indexPath)
                (cell as? \(screen.name)Cell)?.configure(with: rows[indexPath.row])
                return cell
            }
        }
        """)
  }
}
