import CalcotCode
import Testing

@Suite struct HabitTests {
  @Test func `how most siblings hold their coordinator is a habit`() {
    let screens = (1...5).map { number in
      "class S\(number)ViewModel { weak var coordinator: AppCoordinator?; func tap() {} }"
    }
    let code = codebase(
      """
      class AppCoordinator { var childCoordinators: [Int]; func start() {} }
      class OddViewModel { let coordinator: AppCoordinator; func tap() {} }
      """ + screens.joined(separator: "\n"))
    let share = code.habits.share(of: .weakReference(from: .viewModel, to: .coordinator))
    #expect(share == Share(with: 5, of: 6))
    #expect(share.isHabit())
    #expect(share.sentence("declare it weak") == "5 siblings declare it weak; this one does not")
  }

  @Test func `a share of a third is told with its numbers, and is no habit`() {
    #expect(Share(with: 3, of: 9).sentence("do") == "3 of 8 siblings do; this one does not")
    #expect(!Share(with: 3, of: 9).isHabit())
    #expect(Share().fraction == 0)
  }

  @Test func `imports, tests and navigation are counted by role`() {
    let code = codebase([
      "App/AViewModel.swift": "import UIKit\nclass AViewModel { func f() {} }",
      "App/BViewModel.swift": "import Combine\nclass BViewModel { func f() {} }",
      "App/Screen.swift": """
      class Screen: UIViewController { func f() { present(x, animated: true) } }
      """,
      "AppTests/A.swift": "class AViewModelTests: XCTestCase {}",
    ])
    #expect(code.habits.share(of: .imports("UIKit", by: .viewModel)) == Share(with: 1, of: 2))
    #expect(code.habits.share(of: .tested(.viewModel)) == Share(with: 1, of: 2))
    #expect(code.habits.share(of: .navigates(.viewController)) == Share(with: 1, of: 1))
  }

  @Test(arguments: [
    ("protocol Foo {}; class FooImpl: Foo {}", "FooImpl", "Foo"),
    ("protocol FooProtocol {}; class Foo: FooProtocol {}", "Foo", "FooProtocol"),
    ("protocol FooInterface {}; class Foo: FooInterface {}", "Foo", "FooInterface"),
    ("protocol Loading {}; class Loader: Loading {}", "Loader", "Loading"),
    ("protocol Users: AnyObject {}; class UserStore: Users {}", "UserStore", nil),
    (
      "protocol UserService {}; class RemoteUserService: UserService {}", "RemoteUserService",
      "UserService"
    ),
    ("protocol Named {}; class Person: Named {}", "Person", nil),
  ])
  func `a class hides behind the protocol that shares its name`(
    source: String, name: String, found: String?
  ) {
    let code = codebase(source)
    #expect(code.counterpart(of: code.type(name))?.name.text == found)
  }
}
