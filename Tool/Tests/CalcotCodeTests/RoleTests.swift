import CalcotCode
import Testing

@Suite struct RoleTests {
  private func role(_ name: String, _ source: String, path: String = "App/Example.swift") -> Role {
    let code = codebase([path: source])
    return code.role(of: code.type(name), atLeast: 0.6)
  }

  @Test(arguments: [
    ("LoginViewModel", "class LoginViewModel { var text = \"\"; func tap() {} }", Role.viewModel),
    ("LoginViewModelInterface", "protocol LoginViewModelInterface {}", .viewModel),
    ("LoginViewModelInput", "protocol LoginViewModelInput { func tap() }", .viewModel),
    ("LoginViewModelDelegate", "protocol LoginViewModelDelegate: AnyObject {}", .none),
    ("LoginViewModelFactory", "class LoginViewModelFactory { func make() {} }", .builder),
    ("RowViewModel", "struct RowViewModel { let title: String; let onTap: () -> Void }", .value),
    (
      "CardCellViewModel",
      "struct CardCellViewModel { let code: CodeViewModel; var text: String { \"\" } }", .value
    ),
    ("NullHistoryCoordinator", "class NullHistoryCoordinator { var history: Int = 1 }", .none),
    ("SectionViewModel", "enum SectionViewModel { case a, b }", .value),
    ("AvatarViewModel", "final class AvatarViewModel { let name: String; init() {} }", .value),
    (
      "GroupsViewModel",
      "struct GroupsViewModel { let interactor: GroupsInteractor; func rowTapped() {} }",
      .viewModel
    ),
    (
      "TermsViewModel",
      "struct TermsViewModel { let text: String }; class TermsViewController: UIViewController {}",
      .viewModel
    ),
    ("LoginViewController", "class LoginViewController: UIViewController {}", .viewController),
    ("Login", "class Login: UITableViewController {}", .viewController),
    ("LoginViewController", "class LoginViewController: SDKController {}", .viewController),
    ("ViewControllerBuilder", "class ViewControllerBuilder { func login() {} }", .builder),
    ("LoginView", "struct LoginView: View { var body: some View { Text(\"\") } }", .view),
    ("Card", "class Card: UIControl {}", .view),
    ("Cell", "class Cell: UITableViewCell {}", .view),
    ("Constants", "enum Constants { enum LoginView { static let a = 1 } }", .none),
    (
      "HomeCoordinator", "class HomeCoordinator: Coordinator { func start() {} }", .coordinator
    ),
    (
      "Player.Coordinator",
      "struct Player: UIViewRepresentable { class Coordinator: NSObject { } }", .none
    ),
    ("StoreCoordinator", "class StoreCoordinator { var url: URL }", .none),
    ("SyncingCoordinator", "class SyncingCoordinator { func sync() {} }", .none),
    ("HomeRouter", "class HomeRouter { weak var controller: UIViewController? }", .router),
    ("APIRouter", "enum APIRouter: URLRequestConvertible { case login }", .service),
    ("LoginInteractor", "final class LoginInteractor { let api: APIClient }", .interactor),
    (
      "LoginPresenter",
      "class LoginPresenter { weak var view: LoginView?; var interactor: LoginInteractor }",
      .presenter
    ),
    ("CameraPresenter", "class CameraPresenter { func present() {} }", .none),
    (
      "ListPresenter",
      """
      class ListPresenter { weak var viewController: ListDisplay?; func present() {} }
      protocol ListDisplay: AnyObject {}
      """, .presenter
    ),
    (
      "ListDataStore",
      """
      protocol ListDataStore { var names: [String]? { get set } }
      final class ListInteractor: ListDataStore { var names: [String]?; func load() {} }
      """, .interactor
    ),
    (
      "UserDataStore",
      """
      protocol UserDataStore { func load() }
      final class FileDataStore: UserDataStore {}
      """, .service
    ),
    ("UserService", "class UserService { func load() {} }", .service),
    ("UserRepositoryImpl", "class UserRepositoryImpl { func load() {} }", .service),
    ("User", "struct User: Codable { let name: String }", .model),
    (
      "LoginModule", "enum LoginModule { static func make() -> UIViewController { .init() } }",
      .builder
    ),
    ("AppDelegate", "class AppDelegate: UIResponder, UIApplicationDelegate {}", .application),
    ("LoginTests", "class LoginTests: XCTestCase {}", .test),
    ("MockUserService", "class MockUserService { }", .mock),
    ("A_Previews", "struct A_Previews: PreviewProvider {}", .preview),
    ("Feature", "@Reducer struct Feature { struct State {} }", .viewModel),
    (
      "SettingsModel", "class SettingsModel: ObservableObject { @Published var on = false }",
      .viewModel
    ),
  ])
  func `the role of a type`(name: String, source: String, role: Role) {
    #expect(self.role(name, source) == role)
  }

  @Test(arguments: [
    ("struct Order { private(set) var name = 1; func renamed() -> Order { self } }", Role.model),
    ("class Order: Equatable { private(set) var name = 1; func rename() {} }", .model),
    ("class Order { var name = 1; func rename() {} }", .none),
    ("struct Order { var onTap: () -> Void; func rename() {} }", .none),
    ("struct Order { let service: OrderService; func load() {} }", .none),
  ])
  func `data with behaviour of its own is a Model in a folder of Models`(
    source: String, role: Role
  ) {
    #expect(self.role("Order", source, path: "App/Models/Order.swift") == role)
    #expect(self.role("Order", source, path: "App/Other/Order.swift") == .none)
  }

  @Test func `a folder confirms a role and does not give one`() {
    #expect(role("Helper", "enum Helper { case a }", path: "App/Coordinators/H.swift") == .none)
    #expect(role("Style", "enum Style { case a }", path: "App/Views/Style.swift") == .none)
  }

  @Test func `a type in a test target is a test, or a double if its name says so`() {
    #expect(
      role("LoginViewModelStubs", "class LoginViewModelStubs {}", path: "AppTests/L.swift") == .test
    )
    #expect(role("FakeClient", "class FakeClient {}", path: "AppTests/F.swift") == .mock)
  }

  @Test func `a View's superclass and its ViewModel make a role sure`() {
    let code = codebase("class Login: UIViewController { let viewModel: LoginViewModel }")
    #expect(code.guess(code.type("Login")).confidence > 0.9)
  }
}

@Suite struct GivenRoleTests {
  @Test func `a role that the configuration gives is believed, except for doubles`() {
    let source = "class LoginBrain {}; class MockLoginBrain {}"
    let files = codebase(["App/Login.swift": source]).files
    let code = Codebase(files: files) { $0.hasSuffix("Brain") ? .viewModel : nil }
    #expect(code.guess(code.type("LoginBrain")).confidence == 1)
    #expect(code.role(of: code.type("LoginBrain")) == .viewModel)
    #expect(code.role(of: code.type("MockLoginBrain")) == .mock)
  }

  @Test func `marks say more of a file than its path`() {
    let files = codebase(["App/Login.swift": "class LoginViewModel { func f() {} }"]).files
    let marked = SourceFile(path: files[0].path, facts: files[0].facts, marks: [.test])
    let code = Codebase(files: [marked])
    #expect(!code.codeFiles[0].isProduct)
    #expect(code.role(of: code.type("LoginViewModel")) == .test)
  }
}

/// Roles that a type has by what others are to it, or in spite of its folder.
@Suite struct `Roles by relatives` {
  @Test func `A reactor is a ViewModel, by its name or by ReactorKit's protocol`() {
    let code = codebase(
      """
      final class TaskListViewReactor: Reactor { enum Action {}; func mutate() {} }
      final class Loading: Reactor { func mutate() {} }
      """)
    for type in code.types where !type.isExternal && type.outer == nil {
      #expect(code.role(of: type) == .viewModel)
    }
  }

  @Test func `The superclass and the subclass of a ViewModel are ViewModels`() {
    let code = codebase(
      """
      class Listing { func load() {} }
      final class OrdersViewModel: Listing { private let service: OrderService }
      final class BillsViewModel: Listing { private let service: OrderService }
      class PageViewModel { private let service: OrderService; func load() {} }
      final class FirstPage: PageViewModel {}
      final class OrderService {}
      """)
    let roles = Dictionary(
      uniqueKeysWithValues: code.types.map { ($0.name.text, code.role(of: $0)) })
    #expect(roles["Listing"] == .viewModel)
    #expect(roles["FirstPage"] == .viewModel)
  }

  @Test func `An observable object that a View holds is its ViewModel, whatever its name`() throws {
    let code = codebase(
      """
      import SwiftUI
      final class Checkout: ObservableObject { @Published var sum = 0; func pay() {} }
      struct CheckoutScreen: View {
        @StateObject private var checkout: Checkout
        var body: some View { Text("") }
      }
      """)
    let type = try #require(code.types.first { $0.name == "Checkout" })
    #expect(code.role(of: type) == .viewModel)
  }

  @Test func `A probable ViewModel is one if a View observes it, and a delegate is none`() {
    let code = codebase(
      """
      import SwiftUI
      final class PreviewModel: ObservableObject {
        @Published var isLoading = false
        func load() {}
      }
      final class ScrollViewDelegate: NSObject, UIScrollViewDelegate, ObservableObject {
        @Published var isScrolling = false
        func stop() {}
      }
      struct PreviewScreen: View {
        @ObservedObject var model: PreviewModel
        @StateObject var scrolling: ScrollViewDelegate
        var body: some View { Text("") }
      }
      """)
    #expect(code.role(of: code.type("PreviewModel"), atLeast: 0.8) == .viewModel)
    #expect(code.role(of: code.type("ScrollViewDelegate")) == .none)
  }

  @Test func `The Views of one file count as one, since they make up a screen`() {
    let code = codebase(
      """
      import SwiftUI
      final class AccountSettings: ObservableObject { @Published var name = ""; func save() {} }
      struct NameView: View { @StateObject var model: AccountSettings; var body: some View { Text("") } }
      struct MailView: View { @StateObject var model: AccountSettings; var body: some View { Text("") } }
      struct KeyView: View { @StateObject var model: AccountSettings; var body: some View { Text("") } }
      """)
    #expect(code.role(of: code.type("AccountSettings")) == .viewModel)
  }

  @Test func `A ViewModel's abbreviation may stand behind an acronym`() {
    let code = codebase(
      """
      final class AboutSwiftUIVM { let title = ""; func openLink() {} }
      final class RunLVM { func run() {} }
      """)
    #expect(code.role(of: code.type("AboutSwiftUIVM")) == .viewModel)
    #expect(code.role(of: code.type("RunLVM")) != .viewModel)
  }

  @Test func `What a View holds to navigate with is no ViewModel`() throws {
    let code = codebase(
      """
      import SwiftUI
      @Observable final class RouterHostImpl { var path: [Int] = []; func push() {} }
      struct ContainerView: View {
        @State var host: RouterHostImpl
        var body: some View { Text("") }
      }
      """)
    let type = try #require(code.types.first { $0.name == "RouterHostImpl" })
    #expect(code.role(of: type) != .viewModel)
  }

  @Test
  func `An object that Views observe is a ViewModel, also in four files, if it keeps a service`() {
    let views = (1...4).map { number in
      """
      import SwiftUI
      struct Part\(number)View: View {
        @ObservedObject var settings: GeneralSettings
        @ObservedObject var draft: Draft
        var body: some View { Text("") }
      }

      """
    }
    let shared = """
      import SwiftUI
      final class AccountService { func save() {} }
      final class GeneralSettings: ObservableObject {
        @Published var name = ""
        let service: AccountService
        func save() { service.save() }
      }
      final class Draft: ObservableObject { @Published var text = ""; func clear() {} }
      class Avatars: ObservableObject {}
      final class MoveModel: Avatars {
        let service: AccountService
        func move() { service.save() }
      }
      final class PartModel: Avatars { func move() {} }
      struct MoveScreen: View {
        @StateObject var move: MoveModel
        @StateObject var part: PartModel
        var body: some View { Text("") }
      }
      """
    let code = codebase([
      "App/Shared.swift": shared, "App/One.swift": views[0], "App/Two.swift": views[1],
      "App/Three.swift": views[2], "App/Four.swift": views[3],
    ])
    let roles = Dictionary(
      uniqueKeysWithValues: code.types.map { ($0.name.text, code.role(of: $0)) })
    #expect(roles["GeneralSettings"] == .viewModel)
    #expect(roles["Draft"] != .viewModel)
    #expect(roles["MoveModel"] == .viewModel)
    #expect(roles["PartModel"] != .viewModel)
  }

  @Test
  func `A SwiftUI View's logic is the object that it makes, observes or calls a controller`() {
    let code = codebase(
      """
      import SwiftUI
      @Observable final class Basket { var sum = 0; func pay() {} }
      @Observable final class Shelf { var sum = 0; func load() {} }
      @Observable final class Theme { var size = 0; func reset() {} }
      @Observable final class Session { var user = 0; func end() {} }
      protocol Controlling {}
      final class DetailViewController: Controlling { func load() {} }
      final class OldViewController: LibraryController { func load() {} }
      final class PlainController: UIViewController { func load() {} }
      struct BasketView: View {
        @State private var basket = Basket()
        let shelf: Shelf
        let theme: Theme
        var body: some View { Text("") }
      }
      struct DetailView: View {
        let controller: DetailViewController
        let old: OldViewController
        let plain: PlainController
        let theme: Theme
        let session: Session
        var body: some View { Text("") }
      }
      struct ListView: View {
        let theme: Theme
        @Environment(Session.self) private var session
        var body: some View { Text("") }
      }
      """)
    let roles = Dictionary(
      uniqueKeysWithValues: code.types.map { ($0.name.text, code.role(of: $0)) })
    #expect(roles["Basket"] == .viewModel)
    #expect(roles["Shelf"] != .viewModel, "it may be a Model")
    #expect(roles["DetailViewController"] == .viewModel)
    #expect(roles["Theme"] != .viewModel, "three Views share it")
    #expect(roles["Session"] != .viewModel, "it is found in the environment")
    #expect(roles["OldViewController"] == .viewController)
    #expect(roles["PlainController"] == .viewController)
  }

  @Test func `A type that computes how a Model is shown is a ViewModel, also without functions`() {
    let properties = (1...4).map { "var text\($0): String { token.name }" }.joined(separator: "; ")
    let code = codebase(
      """
      struct Token { let name: String; let count: Int }
      final class TokenViewModel { let token: Token; \(properties) }
      struct SendViewModel { let token: Token; \(properties) }
      struct TokenCellViewModel { let token: Token; \(properties) }
      final class TextsViewModel { let title: String; var subtitle: String { title } }
      """)
    let roles = Dictionary(
      uniqueKeysWithValues: code.types.map { ($0.name.text, code.role(of: $0)) })
    #expect(roles["TokenViewModel"] == .viewModel)
    #expect(roles["SendViewModel"] == .viewModel)
    #expect(roles["TokenCellViewModel"] == .value)
    #expect(roles["TextsViewModel"] == .value)
  }

  @Test func `An app's folder of templates, as of CarPlay, has code of the app`() {
    let code = codebase([
      "App/CarPlay/Templates/AreasViewModel.swift":
        "final class AreasViewModel { let service: AreaService; func load() {} }",
      "App/App.docc/Resources/Sample.swift": "final class SampleViewModel { func load() {} }",
    ])
    #expect(code.codeFiles.map(\.isProduct) == [true, false])
  }

  @Test func `Words without a role are told, with a proposal if screens hold them`() {
    let brains = (1...6).map { "final class Page\($0)Brain { func think() {} }" }
    let screens = (1...6).map {
      "final class Page\($0)ViewController: UIViewController { let brain: Page\($0)Brain }"
    }
    let code = codebase((brains + screens).joined(separator: "\n"))
    #expect(code.roleGaps.map(\.word) == ["Brain"])
    #expect(code.roleGaps.first?.types == 6)
    #expect(code.roleGaps.first?.proposal == .viewModel)
  }
}
