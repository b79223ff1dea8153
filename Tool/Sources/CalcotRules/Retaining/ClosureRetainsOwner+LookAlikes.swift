internal import CalcotFindings

extension ClosureRetainsOwner {
  /// Code that looks as if an object kept a closure that retains it, but does not.
  static let lookAlikes: [RuleDescription.Example] = [
    .init(
      "weak, unowned, or other captures",
      """
      final class Child { var onDone: (() -> Void)?; var onFail: (() -> Void)? }

      final class ParentViewModel {
        private let child = Child()
        private let log = Log()
        private let id = 1
        private var onEnd: (() -> Void)?
        func start() {
          child.onDone = { [weak self] in self?.start() }
          child.onFail = { [unowned self] in self.start() }
          onEnd = { [log] in log.write() }
          onEnd = { [id = self.id, text = String(describing: self)] in print(id, text) }
          onEnd = { [weak self] in
            guard let self else { return }
            DispatchQueue.main.async { self.start() }
          }
        }
      }
      """),
    .init(
      "closures that nobody keeps, or that run at once",
      """
      final class ProfileViewController: UIViewController {
        private let service: ProfileService
        private lazy var header: UILabel = {
          let label = UILabel()
          label.text = self.title
          return label
        }()
        private var name = { () -> String in "" }()
        func load() {
          service.load { result in self.show(result) }
          UIView.animate(withDuration: 0.2) { self.view.alpha = 1 }
          Task { await self.reload() }
          let alert = UIAlertController(title: "", message: "", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "", style: .default) { _ in self.load() })
          present(alert, animated: true)
          let names = [1].map { self.text($0) }
          title = names.first
        }
      }
      """),
    .init(
      "a closure in something that is held weakly, computed or static",
      """
      final class Child { var onDone: (() -> Void)? }

      final class StageViewModel {
        weak var child: Child?
        static var handler: (() -> Void)?
        var forwarded: Child { Child() }
        func start() {
          child?.onDone = { self.start() }
          Self.handler = { self.start() }
          forwarded.onDone = { self.start() }
        }
      }
      """),
    .init(
      "a weak outlet of a delegate, a weak property that is none, and a data source that is not kept",
      """
      protocol PickerDelegate: AnyObject { var onPick: (() -> Void)? { get set } }
      final class Picker: PickerDelegate { var onPick: (() -> Void)? }
      final class Table: UITableView { var onUpdate: (() -> Void)? }

      final class PickerViewController: UIViewController {
        @IBOutlet weak var delegate: PickerDelegate?
        weak var other: Table?
        @IBOutlet private weak var table: Table!
        func start() {
          delegate?.onPick = { self.start() }
          other?.onUpdate = { self.start() }
          table.onUpdate = { [weak self] in self?.start() }
          table.show(UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in self.cell() })
        }
      }
      """),
    .init(
      "a closure handed to an object of a class that is made twice, or kept weakly, or weak itself",
      """
      final class PageViewController: UIViewController { var onReset: (() -> Void)? }
      final class RowViewController: UIViewController { var onReset: (() -> Void)? }
      struct PageMaker {
        let reset: () -> Void
        func make() {
          let page = PageViewController()
          page.onReset = reset
          let row = RowViewController()
          row.onReset = reset
        }
        func makeOther() -> PageViewController { PageViewController() }
      }
      final class PageModel {
        private var page: PageViewController?
        private weak var row: RowViewController?
        func start() { show(PageMaker(reset: { self.clear() })) }
        func clear() {}
      }
      final class RowModel {
        private var row: RowViewController?
        func start() { show(PageMaker(reset: { [weak self] in self?.clear() })) }
        func clear() {}
      }
      """),
    .init(
      "the completion of a service that waits for one answer",
      """
      final class CountryService {
        private var bag = Set<AnyCancellable>()
        func countries(then: @escaping ([String]) -> Void) {
          client.answer().sink { then($0) }.store(in: &bag)
        }
      }

      final class CountriesViewModel {
        private let service = CountryService()
        private var names: [String] = []
        func load() { service.countries { self.names = $0 } }
      }
      """),
    .init(
      "a struct has no self that could be kept",
      """
      struct RowModel {
        var onTap: (() -> Void)?
        mutating func prepare() { onTap = { self.tapped() } }
        func tapped() {}
      }
      """),
    .init(
      "a closure that is let go when it has run",
      """
      final class LoginViewModel {
        private var completion: (() -> Void)?
        func start() {
          completion = {
            self.finish()
            self.completion = nil
          }
        }
        func finish() {}
      }
      """),
    .init(
      "a closure of a screen that only UIKit keeps, and only weakly known here",
      """
      final class DetailViewController: UIViewController { var onClose: (() -> Void)? }

      final class ListViewController: UIViewController {
        func open() {
          let detail = DetailViewController()
          detail.onClose = { self.reload() }
          present(detail, animated: true)
        }
        func reload() {}
      }
      """),
  ]
}
