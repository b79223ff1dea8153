internal import CalcotFindings

extension ClosureRetainsOwner {
  /// Closures that objects of libraries keep, by the names of their functions and types.
  static let libraries: [RuleDescription.Example] = [
    .init(
      "a library's view in a property, one among the subviews, and one behind a namespace",
      """
      final class NoteViewController: UIViewController {
        private let label = ActiveLabel()
        override func viewDidLoad() {
          label.handleCustomTap(for: kind) { _ in ↓self.open() }
        }
        func open() {}
      }
      final class HintViewController: UIViewController {
        override func viewDidLoad() {
          let label = ActiveLabel()
          label.handleURLTap { url in ↓self.open(url) }
          view.addSubview(label)
        }
        func open(_ url: URL) {}
      }
      final class FooterViewController: UIViewController {
        func tableView(_ table: UITableView, willDisplayFooterView view: UIView, forSection: Int) {
          guard let footer = view as? UITableViewHeaderFooterView else { return }
          let label = ActiveLabel()
          label.handleURLTap { url in ↓self.open(url) }
          footer.addSubview(label)
        }
        func open(_ url: URL) {}
      }
      final class FeedViewController: UIViewController {
        private let table = UITableView()
        override func viewDidLoad() { table.es.addPullToRefresh { ↓self.load() } }
        func load() {}
      }
      """, message: "NoteViewController → label → handleCustomTap → closure → self"),
    .init(
      "a socket, a source of events, and a store",
      """
      final class ChatViewModel {
        private let socket: SocketIOClient
        init(socket: SocketIOClient) {
          self.socket = socket
          socket.on("message") { data, _ in ↓self.add(data) }
        }
        func add(_ data: [Any]) {}
      }
      final class ClockViewModel {
        private let source = DispatchSource.makeTimerSource()
        func start() { source.setEventHandler { ↓self.tick() } }
        func tick() {}
      }
      final class CartViewModel {
        private let store: Store<CartState>
        init(store: Store<CartState>) {
          self.store = store
          store.observe { state in ↓self.show(state) }
        }
        func show(_ state: CartState) {}
      }
      """, message: "ChatViewModel → socket → on"),
    .init(
      "layouts, registrations, menus and headers that a view keeps",
      """
      final class GridViewController: UIViewController {
        private lazy var grid: UICollectionView = {
          let layout = UICollectionViewCompositionalLayout { index, _ in ↓self.section(index) }
          return UICollectionView(frame: .zero, collectionViewLayout: layout)
        }()
        func section(_ index: Int) -> NSCollectionLayoutSection? { nil }
        override func viewDidLoad() { view.addSubview(grid) }
      }
      final class PhotosViewController: UIViewController {
        private let grid = UICollectionView()
        override func viewDidLoad() { grid.setCollectionViewLayout(layout(), animated: false) }
        func layout() -> UICollectionViewLayout {
          UICollectionViewCompositionalLayout { index, _ in ↓self.section(index) }
        }
        func section(_ index: Int) -> NSCollectionLayoutSection? { nil }
      }
      final class NamesViewController: UIViewController {
        private lazy var registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, _ in
          ↓self.fill(cell)
        }
        func fill(_ cell: Cell) { use(registration) }
      }
      final class NewsViewController: UIViewController {
        private let table = UITableView()
        override func viewDidLoad() {
          table.mj_header = MJRefreshNormalHeader(refreshingBlock: { ↓self.load() })
        }
        func load() {}
      }
      """, message: "GridViewController → grid → closure → self"),
    .init(
      "closures that run once, objects that are told to let go or not kept, and the code's own functions",
      """
      final class Feed {
        func onUpdate(_ update: () -> Void) { update() }
      }
      final class QuietViewModel {
        private let socket: SocketIOClient
        private let client: Client
        private let feed = Feed()
        private var token: NotificationToken?
        init(socket: SocketIOClient, client: Client) {
          self.socket = socket
          self.client = client
          socket.on("message") { _, _ in self.load() }
          client.onSuccess { self.load() }
          client.addCompletionHandler { self.load() }
          client.handle(request) { self.load() }
          client.addListener(self) { self.load() }
          client.addLoadHandler(completion: { self.load() })
          feed.onUpdate { self.load() }
          Client.shared.onUpdate { self.load() }
          token = client.observe { _ in self.load() }
        }
        func stop() {
          socket.removeAllHandlers()
          token?.invalidate()
        }
        func load() {}
      }
      final class FolderViewModel {
        private enum State { case stopped, started(DispatchSource) }
        private var state = State.stopped
        func start() {
          let source = DispatchSource.make()
          source.setEventHandler { self.load() }
          state = .started(source)
        }
        func stop() { state = .stopped }
        func load() {}
      }
      final class StillViewController: UIViewController {
        override func viewDidLoad() {
          let label = ActiveLabel()
          label.handleURLTap { url in self.open(url) }
          let layout = UICollectionViewCompositionalLayout { _, _ in self.section() }
          use(layout)
        }
        func open(_ url: URL) {}
        func section() -> NSCollectionLayoutSection? { nil }
      }
      """),
  ]
}
