internal import CalcotFindings

enum ViewModelReachesDataExamples {
  static let all: [RuleDescription.Example] = [
    RuleDescription.Example(
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
    RuleDescription.Example(
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
    RuleDescription.Example(
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
    RuleDescription.Example(
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
    RuleDescription.Example(
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
