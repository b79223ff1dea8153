internal import CalcotCode
internal import CalcotFindings

/// A ViewModel that accesses a provider itself, bypassing its Interactor or a Service.
struct ViewModelReachesData: Rule {
  static let description = RuleDescription(
    id: "viewmodel-reaches-data", group: "data",
    summary: "A ViewModel asks its Interactor or a Service, never a provider itself.",
    rationale: """
      A ViewModel that opens a connection, writes the defaults or saves a database context mixes how \
      a thing is shown with where it is kept: its tests touch the disk, and the next screen does it \
      again.
      """,
    remedy: """
      Put the provider behind a protocol of what the screen needs (`loadOrders()`, `wasTipSeen`), \
      implemented by an Interactor or Service that the ViewModel is given.
      """,
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let making = DataFindings(context: context)
    let found = DataAccesses.of(context)
    return found.byType.compactMap { type, uses in
      guard ViewModels.isOne(type, in: codebase) || ViewModels.isCalledOne(type, in: codebase)
      else { return nil }
      let raw = uses.filter { Self.isProvider($0, found.projectData, codebase) }
      return making.finding(
        of: Self.self, raw, in: type, role: ViewModels.confidence(of: type, in: codebase),
        why: "an Interactor or Service between them can be replaced in a test")
    }
  }

  /// Returns a Boolean value that indicates whether a use is of a provider, or of a thin class
  /// around one without a protocol, but not of a project's service.
  private static func isProvider(
    _ use: DataAccess, _ projectData: ProjectData, _ codebase: Codebase
  ) -> Bool {
    guard let reason = use.reason else { return use.how != .names || use.name != objectID }
    if use.how == .wraps { return true }
    if projectData.contexts.contains(where: { codebase[$0].name == use.name }) { return true }
    guard reason.provider != nil, use.how != .takes,
      let type = codebase.type(named: use.name, at: use.node), !type.isProtocol
    else { return false }
    return projectData.isRequest(type)
      || storages.contains {
        use.name.text.lowercased().hasSuffix($0)
      }
  }

  private static let objectID: Name = "NSManagedObjectID"
  private static let storages = [
    "storage", "database", "defaults", "keychain", "vault", "restclient", "persistence",
  ]
}

extension ViewModelReachesData {
  static let examples: [RuleDescription.Example] = [
    .init(
      "A ViewModel downloads by itself",
      """
      import Foundation
      final class FileViewModel: ObservableObject {
        @Published var progress = 0.0
        func download(_ url: URL) async throws {
          _ = try await ↓URLSession.shared.download(from: url)
        }
      }
      """),
    .init(
      "A struct that is called a ViewModel, a row's texts, and what a keychain has in a static property",
      """
      import Foundation
      class KeyChain {
        static let items: Keychain = { Keychain(service: "a") }()
        class var name: String? { KeyChain.items["name"] }
      }
      struct NameViewModel { var text: String { ↓KeyChain.name ?? "" } }
      struct StatusViewModel {
        var status: Int
        var text: String { ↓UserDefaults.standard.bool(forKey: "on") ? "on" : "off" }
      }
      struct RowViewModel { let text: String }
      """),
    .init(
      "A ViewModel writes injected defaults",
      """
      import Foundation
      final class ToneViewModel {
        private let userDefaults: UserDefaults
        private(set) var tone = ""
        init(userDefaults: UserDefaults = .standard) { self.userDefaults = userDefaults }
        func select(_ tone: String) {
          self.tone = tone
          ↓userDefaults.set(tone, forKey: "tone")
        }
      }
      """),
    .init(
      "A ViewModel has a property wrapper around the defaults",
      """
      import Foundation
      @propertyWrapper struct Kept<Value> {
        let key: String
        var wrappedValue: Value? {
          get { UserDefaults.standard.object(forKey: key) as? Value }
          set { UserDefaults.standard.set(newValue, forKey: key) }
        }
      }
      final class SaveViewModel {
        ↓@Kept(key: "count") private var count: Int?
        func save() { count = 1 }
      }
      """),
    .init(
      "A ViewModel makes a request that sends itself",
      """
      import Foundation
      struct OrdersRequest {
        let page: Int
        func response() async throws -> Data {
          let url = URL(string: "https://example.com/\\(page)")!
          return try await URLSession.shared.data(from: url).0
        }
      }
      final class OrdersViewModel: ObservableObject {
        @Published var size = 0
        func load() async throws { size = try await ↓OrdersRequest(page: 1).response().count }
      }
      """),
    .init(
      "A request without a connection of its own is plain data",
      """
      import Foundation
      struct OrdersRequest: Encodable { let page: Int }
      protocol OrdersService { func orders(_ request: OrdersRequest) async throws -> Int }
      final class OrdersViewModel: ObservableObject {
        @Published var size = 0
        private let service: OrdersService
        init(service: OrdersService) { self.service = service }
        func load() async throws { size = try await service.orders(OrdersRequest(page: 1)) }
      }
      """),
    .init(
      "A ViewModel saves a context",
      """
      import CoreData
      final class HistoryViewModel {
        private let container: Container
        private(set) var rows: [String] = []
        init(container: Container) { self.container = container }
        func clear(in stack: NSPersistentContainer) throws {
          let context = stack.viewContext
          try ↓context.save()
        }
      }
      final class Container {}
      """),
    .init(
      "A Service and a use case are what a ViewModel may ask; a default argument injects",
      """
      import Foundation
      protocol KeyValueStoring { func set(_ value: Int) }
      protocol OrderRepository { func orders() -> [String] }
      final class ListUseCase { func lists() -> [String] { [] } }
      final class OrdersViewModel {
        private let repository: OrderRepository
        private let keyValueStore: KeyValueStoring
        private let useCase: ListUseCase
        init(
          repository: OrderRepository, useCase: ListUseCase,
          keyValueStore: KeyValueStoring = UserDefaults.standard
        ) {
          self.repository = repository
          self.useCase = useCase
          self.keyValueStore = keyValueStore
        }
        func load() {
          keyValueStore.set(repository.orders().count + useCase.lists().count)
        }
      }
      """),
  ]
}
