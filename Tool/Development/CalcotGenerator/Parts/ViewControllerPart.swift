/// The View of a screen in UIKit: controller, layout, table cell and data source.
enum ViewControllerPart {
  static func controller(_ screen: Screen, random: inout SplitMix) -> GeneratedFile {
    let viewing = screen.state == .delegate ? ", \(screen.name)Viewing" : ""
    let massive = screen.planted(.massive, "«+massive-vc»", otherwise: "")
    return GeneratedFile(
      path: "\(screen.folder)/\(screen.name)ViewController.swift",
      marked: """
        \(screen.state == .published ? "import Combine\n" : "")import UIKit

        final class \(screen.name)ViewController: UIViewController\(viewing) {\(massive)
            private let viewModel: \(screen.name)ViewModel
            private let dataSource = \(screen.name)DataSource()
            let tableView = UITableView(frame: .zero, style: .insetGrouped)
            let searchBar = UISearchBar()
            let footerLabel = UILabel()
            \(screen.state == .published ? "private var cancellables: Set<AnyCancellable> = []" : "private var isBound = false")

            init(viewModel: \(screen.name)ViewModel) {
                self.viewModel = viewModel
                super.init(nibName: nil, bundle: nil)
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) {
                fatalError("init(coder:) is not used")
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                title = viewModel.title
                tableView.dataSource = dataSource
                tableView.delegate = self
                layOut()
                bind()
                viewModel.viewDidLoad()
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(false, animated: animated)«-view-navigates»
            }

        \(binding(screen))
            private func render() {
                dataSource.rows = viewModel.rows
                footerLabel.text = viewModel.message ?? viewModel.emptyText
                tableView.reloadData()
            }

            private func showDetailsUnavailable(_ message: String) {
                let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Retry", style: .default) { [weak self] _ in
                    self?.viewModel.retryButtonTapped()
                })
                present(alert, animated: true)«-view-navigates»
            }
        \(planted(screen))}

        extension \(screen.name)ViewController: UITableViewDelegate {
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                tableView.deselectRow(at: indexPath, animated: true)
                guard dataSource.rows.indices.contains(indexPath.row) else { return }
                viewModel.rowTapped(dataSource.rows[indexPath.row].id)
            }
        }

        extension \(screen.name)ViewController: UISearchBarDelegate {
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                viewModel.searchTextChanged(searchText)
            }
        }
        """)
  }

  private static func binding(_ screen: Screen) -> String {
    switch screen.state {
    case .published:
      return """
            private func bind() {
                viewModel.$rows
                    .receive(on: DispatchQueue.main)
                    .sink { [weak self] _ in self?.render() }«-coord-retain»
                    .store(in: &cancellables)
            }

        """
    case .observable:
      return """
            private func bind() {
                guard !isBound else { return }
                isBound = true
                withObservationTracking {
                    _ = viewModel.rows
                } onChange: { [weak self] in
                    Task { @MainActor in self?.render() }
                }
            }

        """
    case .delegate:
      return """
            private func bind() {
                isBound = true
                viewModel.attach(self)
            }

            func viewModelDidChange() {
                render()
            }

        """
    }
  }

  private static func planted(_ screen: Screen) -> String {
    var text = ""
    if screen.has(.viewNavigates) {
      text += """

            @objc private func helpButtonTapped() {
                let help = HelpViewController(topic: title ?? "")
                navigationController?.pushViewController(help, animated: true)«+view-navigates»
            }

        """
    }
    if screen.has(.viewReachesData) {
      text += """

            @objc private func refreshPulled() {
                guard let url = URL(string: "https://example.org/\(screen.domain.plural)") else { return }
                URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in«+view-data»
                    DispatchQueue.main.async { self?.footerLabel.text = data?.description }
                }.resume()
            }

        """
    }
    return text
  }
}
