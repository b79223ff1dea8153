import CalcotCode
import CalcotFindings
import CalcotReader
import CalcotRules
import Testing

/// The ways by which code reaches data without naming a framework.
@Suite struct `Data behind calls and libraries` {
  private func findings(
    _ rule: String, _ texts: String..., data: [String] = []
  ) throws -> [Finding] {
    var reader = SourceReader()
    let codebase = Codebase(
      files: texts.enumerated().map { number, text in
        SourceFile(path: "App/File\(number).swift", facts: reader.facts(of: text))
      })
    let found = try #require(RuleBook.all.first { $0.description.id == rule })
    return found.init().findings(in: RuleContext(codebase: codebase, data: data))
  }

  @Test func `A type of another module is data if the configuration says so`() throws {
    let screen = """
      import UIKit
      import Accounting
      final class BalanceViewController: UIViewController {
        func load() { title = Ledger.shared.load() }
      }
      """
    #expect(try findings("view-reaches-data", screen).isEmpty)
    #expect(try findings("view-reaches-data", screen, data: ["*Book"]).isEmpty)
    let found = try findings("view-reaches-data", screen, data: ["*Ledger"])
    #expect(found.map(\.subject.type) == ["BalanceViewController"])
    #expect(found.allSatisfy { $0.confidence > 0.8 })
  }

  @Test func `A type of the code is judged by its code, whatever the configuration calls data`()
    throws
  {
    let screen = """
      import UIKit
      struct Ledger { static let shared = Ledger(); func load() -> String { "" } }
      final class BalanceViewController: UIViewController {
        func load() { title = Ledger.shared.load() }
      }
      """
    #expect(try findings("view-reaches-data", screen, data: ["*Ledger"]).isEmpty)
  }

  @Test func `A service that makes a client is data, and one that makes a value is not`()
    throws
  {
    let services = """
      final class WebClient {
        private let session = URLSession.shared
        func send() { session.dataTask(with: url) { _, _, _ in } }
      }
      final class PriceService {
        static let shared = PriceService()
        func load() { WebClient().send() }
      }
      struct Price {}
      final class RoundingService {
        static let rounding = RoundingService()
        func price() -> Price { Price() }
      }
      """
    let screen = """
      import UIKit
      final class PriceViewController: UIViewController {
        private let service: PriceService
        func load() { service.load() }
      }
      final class RoundViewController: UIViewController {
        private let service: RoundingService
        func load() { service.price() }
      }
      """
    let found = try findings("view-reaches-data", services, screen)
    #expect(found.map(\.subject.type) == ["PriceViewController"])
  }

  @Test func `A client that is built on another one is data by what it is called for`() throws {
    let clients = """
      final class RestClient {
        private let session = URLSession.shared
        func send() { session.dataTask(with: url) { _, _, _ in } }
      }
      final class BackendClient {
        private let rest = RestClient()
        private(set) var flairs: [String] = []
        func check() { rest.send() }
      }
      """
    let screen = """
      import UIKit
      final class HealthViewController: UIViewController {
        private let client: BackendClient
        func load() { client.check() }
      }
      final class FlairViewController: UIViewController {
        private let client: BackendClient
        func show() { title = client.flairs.first }
      }
      """
    let found = try findings("view-reaches-data", clients, screen)
    #expect(found.map(\.subject.type) == ["HealthViewController"])
  }

  @Test func `A layer over a type that keeps a library's session is data, too`() throws {
    let network = """
      import Moya
      final class OnlineProvider<Target: TargetType> {
        private let provider: MoyaProvider<Target>
        func request(_ target: Target) {}
      }
      struct Networking {
        let provider: OnlineProvider<ShopAPI>
        func request(_ target: ShopAPI) { provider.request(target) }
      }
      """
    let screen = """
      import UIKit
      final class BidViewController: UIViewController {
        var provider: Networking!
        func bid() { provider.request(.bid) }
      }
      """
    #expect(
      try findings("view-reaches-data", network, screen).map(\.subject.type)
        == ["BidViewController"])
    let other = network.replacing(
      "let provider: OnlineProvider<ShopAPI>", with: "let provider: Int")
    #expect(try findings("view-reaches-data", other, screen).isEmpty)
  }

  @Test func `A database is data behind a closure property, and when it is handed to a library`()
    throws
  {
    let world = """
      import GRDB
      struct World { var database: () -> DatabaseQueue = { fatalError() } }
      var Current = World()
      """
    let found = try findings(
      "view-reaches-data", world,
      """
      import GRDB
      import UIKit
      final class LogViewController: UIViewController {
        func clear() { _ = try? Current.database().write { db in } }
      }
      final class HistoryViewController: UIViewController {
        func observe() { observation.start(in: Current.database(), onChange: { _ in }) }
      }
      """)
    #expect(Set(found.map(\.subject.type)) == ["LogViewController", "HistoryViewController"])
  }

  @Test func `A query that is passed a database is data where GRDB is imported`() throws {
    let body = """
      import UIKit
      final class LogViewController: UIViewController {
        func load(_ db: Database) { _ = try? Log.fetchAll(db) }
      }
      """
    #expect(try findings("view-reaches-data", "import GRDB\n" + body).count == 1)
    #expect(try findings("view-reaches-data", body).isEmpty)
  }

  @Test func `A context that another module makes is data where Core Data is imported`() throws {
    let body = """
      import UIKit
      final class HistoryViewModel {
        private let service: HistoryService
        private(set) var rows: [Int] = []
        init(service: HistoryService) { self.service = service }
        func clear() { let context = service.make(); try? context.save(); rows = [] }
      }
      final class HistoryService {}
      """
    #expect(try findings("viewmodel-reaches-data", "import CoreData\n" + body).count == 1)
    #expect(try findings("viewmodel-reaches-data", body).isEmpty)
  }

  @Test func `A factory and a client of another module count by their names, with less confidence`()
    throws
  {
    let found = try findings(
      "view-reaches-data",
      """
      import UIKit
      final class LoginViewController: UIViewController {
        func open() { _ = try? SecureVaultFactory.makeVault(reporter: nil) }
      }
      final class StatsViewController: UIViewController {
        func send() { AnalyticsAPI.send(); SKProductsRequest.start() }
      }
      """)
    #expect(found.map(\.subject.type) == ["LoginViewController"])
    #expect(found.allSatisfy { $0.confidence < 0.85 })
  }

  @Test
  func `An object given to a ViewModel may stand before the data; a View should not have one`()
    throws
  {
    let code = { (host: String) in
      """
      import Sync
      import UIKit
      final class \(host) {
        private let vault: SecureVault
        private let service: LoginService
        private(set) var rows: [Int] = []
        init(vault: SecureVault, service: LoginService) {
          self.vault = vault
          self.service = service
        }
        func load() { rows = [vault.count(of: 1)] }
      }
      final class LoginService {}
      """
    }
    #expect(try findings("viewmodel-reaches-data", code("LoginViewModel")).isEmpty)
    let view = code("LoginViewController: UIViewController")
    #expect(try findings("view-reaches-data", view).count == 1)
  }

  @Test func `A constant of a type that also stores is no access to data`() throws {
    let store = """
      import Foundation
      final class SettingsStore {
        static let shared = SettingsStore()
        let version = "1.2"
        var title: String { version }
        var theme: String { UserDefaults.standard.string(forKey: "theme") ?? "" }
      }
      """
    let reading = { (member: String) in
      """
      import UIKit
      final class AboutViewController: UIViewController {
        override func viewDidLoad() { label.text = SettingsStore.shared.\(member) }
      }
      """
    }
    #expect(try findings("view-reaches-data", store, reading("version")).isEmpty)
    #expect(try findings("view-reaches-data", store, reading("title")).isEmpty)
    #expect(try findings("view-reaches-data", store, reading("theme")).count == 1)
  }

  @Test func `A constant that many others name is looked at once`() throws {
    func sum(_ name: String) -> String {
      Array(repeating: name, count: 1_000).joined(separator: " + ")
    }
    let code = """
      import Foundation
      import UIKit
      final class SettingsStore {
        static let shared = SettingsStore()
        let version = 1
        var major: Int { \(sum("version")) }
        var minor: Int { \(sum("major")) }
        var patch: Int { \(sum("minor")) }
        var theme: String { UserDefaults.standard.string(forKey: "theme") ?? "" }
      }
      final class AboutViewController: UIViewController {
        override func viewDidLoad() { label.tag = SettingsStore.shared.patch }
      }
      """
    #expect(try findings("view-reaches-data", code).isEmpty)
  }
}
