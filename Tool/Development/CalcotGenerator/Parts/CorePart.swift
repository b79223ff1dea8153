/// The code that all domains of the generated codebase share.
enum CorePart {
  static let files = [
    GeneratedFile(path: "App/Core/BaseCoordinator.swift", marked: coordinator),
    GeneratedFile(path: "App/Core/ScreenBuilder.swift", marked: builder),
    GeneratedFile(path: "App/Core/Providing.swift", marked: providing),
    GeneratedFile(path: "App/Core/HelpViewController.swift", marked: help),
    GeneratedFile(path: "App/Core/ActivityLog.swift", marked: log),
  ]

  private static let coordinator = """
    import UIKit

    /// Holds its children for as long as they are shown.
    class BaseCoordinator: NSObject {
        private(set) var children: [BaseCoordinator] = []

        func start() {}

        func addChild(_ child: BaseCoordinator) {
            children.append(child)
        }

        func removeChild(_ child: BaseCoordinator) {
            children.removeAll { $0 === child }
        }
    }
    """

  private static let builder = """
    import UIKit

    /// Makes every screen of the app; each domain adds its own.
    final class ScreenBuilder {«-massive-vc»
        let client: any HTTPClient
        let store: any KeyValueStore
        let navigationController: UINavigationController

        init(client: any HTTPClient, store: any KeyValueStore, navigationController: UINavigationController) {
            self.client = client
            self.store = store
            self.navigationController = navigationController
        }
    }
    """

  private static let providing = """
    import CoreData
    import Foundation

    protocol HTTPClient: AnyObject {
        func data(from url: URL) async throws -> Data
        func send(_ body: Data, method: String, path: String) async throws
    }

    protocol KeyValueStore: AnyObject {
        func set(_ data: Data, for key: String)
        func data(for key: String) -> Data?
    }

    final class DatabaseStack {
        let persistentStoreCoordinator: NSPersistentStoreCoordinator«-coord-retain»

        init(model: NSManagedObjectModel) {
            persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        }
    }
    """

  private static let help = """
    import UIKit

    final class HelpViewController: UIViewController {
        private let topic: String

        init(topic: String) {
            self.topic = topic
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            fatalError("init(coder:) is not used")
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = topic
        }
    }
    """

  private static let log = """
    import Foundation

    final class ActivityLog {
        static let shared = ActivityLog()
        private var notes: [String] = []

        private init() {}

        func note(_ text: String) {
            notes.append(text)
        }
    }
    """
}
