internal import CalcotFindings

extension ModelDependsOnUI {
  static let examples: [RuleDescription.Example] = [
    .init(
      "A Model builds a view",
      """
      import SwiftUI
      struct Swap: Codable {
        let id: Int
        var icon: some ↓View { Text("x") }
      }
      """),
    .init(
      "An import that nothing uses",
      """
      import ↓UIKit
      struct Amount: Codable {
        let value: Decimal
      }
      """, message: "names nothing of it",
      fixed: """
        import Foundation
        struct Amount: Codable {
          let value: Decimal
        }
        """),
    .init(
      "An import of one name that nothing uses",
      """
      import Foundation
      import ↓UIKit.UIColor
      struct Amount: Codable { let value: Decimal }
      """, message: "imports UIKit.UIColor and names nothing of it",
      fixed: """
        import Foundation
        struct Amount: Codable { let value: Decimal }
        """),
    .init(
      "An import that nothing uses, for a class in a folder of Models",
      """
      // File: Shop/Entitys/Bidder.swift
      import ↓UIKit
      final class Bidder: NSObject { let id: String = "" }
      """, message: "'Bidder' imports UIKit and names nothing of it",
      fixed: """
        import Foundation
        final class Bidder: NSObject { let id: String = "" }
        """),
    .init(
      "Types of a module of Models, whatever the folders in it are called",
      """
      // File: Modules/Core/Model/Sources/Presentation/PageKind.swift
      import ↓UIKit
      public enum PageKind { case policy, privacy }
      public extension PageKind { var title: String { self == .policy ? "Policy" : "Privacy" } }
      // File: Modules/Core/Model/Sources/Presentation/Link.swift
      import UIKit
      public struct Link { public let target: ↓UIViewController? }
      // File: Modules/Core/Model/Sources/Presentation/PageKind+Color.swift
      import UIKit
      extension UIColor { static let page = UIColor.red }
      // File: Modules/Home/Sources/Presentation/Model/Shown.swift
      import UIKit
      struct Shown { let target: UIViewController? }
      """),
    .init(
      "A value of the UI in a Model, which is a remark",
      """
      import UIKit
      struct Topic: Codable {
        let name: String
        var color: ↓UIColor { UIColor(named: name) ?? .gray }
      }
      """, message: "holds 'UIColor', a value of the UI"),
    .init(
      "An interactor knows a ViewModel",
      """
      final class LoginInteractor {
        weak var screen: ↓LoginViewModel?
        func login() async {}
      }
      final class LoginViewModel {
        private let interactor: LoginInteractor
        private(set) var isBusy = false
        init(interactor: LoginInteractor) { self.interactor = interactor }
      }
      """),
    .init(
      "An interactor changes a view that it is handed, and a Model has a type that one declares",
      """
      // File: Play/PlayView.swift
      import UIKit
      final class PlayView: UIView {
        enum Speed { case slow, fast }
        let slider = PlaySlider()
      }
      final class PlaySlider: UIView {}
      // File: Play/PlayInteractor.swift
      import Foundation
      protocol Playing { var view: PlayView { get } }
      final class PlayInteractor {
        private let player: Playing
        init(player: Playing) { self.player = player }
        func hide() { player.view.↓slider.isHidden = true }
      }
      // File: Models/Film.swift
      import Foundation
      struct Film: Codable { let title: String; var speed: PlayView.↓Speed?; var pace: Pace? }
      struct Pace: Codable { enum Kind: Codable { case slow }; let kind: Kind }
      """),
    .init(
      "A service whose business is the UI, and plain data",
      """
      import UIKit
      final class AlertService {
        func alert() -> UIAlertController { UIAlertController() }
      }
      // File: Group.swift
      import Foundation
      struct Group: Codable, Identifiable { let id: Int; let name: String }
      """),
    .init(
      "An Interactor that answers with a theme's image, and one that answers with its name",
      """
      // File: Theme.swift
      import UIKit
      final class Theme {
        static let shared = Theme()
        let icon = UIImage()
        var face: UIImage { icon }
        let faceName = "face"
      }
      // File: LockInteractor.swift
      import Foundation
      final class LockInteractor {
        private let service: LockService
        init(service: LockService) { self.service = service }
        func unlock() { service.unlock() }
        func answer() -> LockAnswer { LockAnswer(icon: Theme.shared.↓face) }
      }
      protocol LockService { func unlock() }
      // File: NameInteractor.swift
      import Foundation
      final class NameInteractor {
        private let service: LockService
        init(service: LockService) { self.service = service }
        func unlock() { service.unlock() }
        func answer() -> String { Theme.shared.faceName }
      }
      """, message: "'LockInteractor' works with 'UIImage'"),
    .init(
      "An Interactor and its protocol have the same image, and a Service asks the app for its state",
      """
      // File: Scan/ScanInteractorInput.swift
      import UIKit
      protocol ScanInteractorInput: AnyObject { func read(_ image: UIImage) }
      // File: Scan/ScanInteractor.swift
      import UIKit
      final class ScanInteractor: ScanInteractorInput { func read(_ image: ↓UIImage) {} }
      // File: Sync/SyncService.swift
      import UIKit
      final class SyncService {
        func sync() -> Bool { ↓UIApplication.shared.applicationState == .active }
      }
      // File: Sync/NameService.swift
      import UIKit
      extension UIDevice { static let modelName = machineName() }
      final class NameService { func name() -> String { UIDevice.modelName } }
      """),
    .init(
      "An import that nothing uses, in a folder of Models, and in one of ViewModels",
      """
      // File: App/Content Models/SortOrder.swift
      import ↓SwiftUI
      enum SortOrder: Hashable { case new, old }
      // File: App/ViewModels/SortPlace.swift
      import SwiftUI
      enum SortPlace: Hashable { case top, bottom }
      """),
    .init(
      "A module's type, where a view has the name of the module",
      """
      // File: Contracts/Sources/Contracts.swift
      import SwiftUI
      public struct Contracts: View { public var body: some View { Text("") } }
      // File: Contracts/Sources/Contract.swift
      public struct Contract: Codable { public let id: Int }
      // File: Onboarding/Sources/OnboardingContract.swift
      import Contracts
      public struct OnboardingContract: Codable { public let contract: Contracts.Contract }
      """),
    .init(
      "Requests, responses and an Interactor of Clean Swift",
      """
      // File: Search/SearchModels.swift
      import ↓UIKit
      enum SearchModels {
        enum Find {
          struct Request { let text: String }
          struct Response { let names: [String] }
          struct ViewModel { let rows: [String] }
        }
      }
      // File: Search/SearchInteractor.swift
      import ↓UIKit
      protocol SearchDataStore { var names: [String]? { get set } }
      final class SearchInteractor: SearchDataStore {
        typealias Models = SearchModels
        var names: [String]?
        func find(_ request: SearchModels.Find.Request) -> Models.Find.Response {
          Models.Find.Response(names: [request.text])
        }
      }
      // File: Play/PlayModels.swift
      import UIKit
      enum PlayModels {
        struct Request { let cell: ↓PlayCell }
        struct Response { let names: [String] }
      }
      final class PlayCell: UICollectionViewCell {}
      // File: Look/Look.swift
      import UIKit
      enum Look { static let margin: CGFloat = 8; enum Colors { static let text = UIColor.black } }
      """, message: "names nothing of it"),
  ]
}
