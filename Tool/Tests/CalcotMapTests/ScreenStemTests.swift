import Testing

@testable import CalcotMap

@Suite struct `Stems of screens` {
  @Test func `Two controllers with one stem are two screens, each with its ViewModel`() {
    let map = map(
      """
      final class BrowserViewController: UIViewController { let viewModel = BrowserViewModel() }
      final class BrowserViewModel {}
      final class BrowserConfigurationViewController: UIViewController {
        let viewModel = BrowserConfigurationViewModel()
      }
      final class BrowserConfigurationViewModel {}
      final class MenuViewController: UIViewController {
        func open() {
          navigationController?.pushViewController(BrowserViewController(), animated: true)
        }
        func configure() {
          navigationController?.pushViewController(
            BrowserConfigurationViewController(), animated: true)
        }
      }
      """)
    #expect(map.lines == ["Menu → (push) Browser", "Menu → (push) BrowserConfiguration"])
    let parts = map.screens.first { $0.id == "BrowserConfiguration" }?.parts.map(\.name)
    #expect(
      parts == ["BrowserConfigurationViewController", "BrowserConfigurationViewModel"])
  }

  @Test func `A view, the controller around it, and their coordinator stay one screen`() {
    let map = map(
      """
      struct LoginView: View { var body: some View { Text("") } }
      final class LoginViewController: UIViewController {
        let host = UIHostingController(rootView: LoginView())
      }
      final class LoginCoordinator: Coordinator {
        let navigationController = UINavigationController()
        func start() {
          navigationController.pushViewController(LoginViewController(), animated: true)
        }
      }
      """)
    #expect(map.screens.map(\.id) == ["Login"])
  }
}
