internal import CalcotCode
internal import CalcotFindings

/// A ViewModel that navigates itself instead of through its Coordinator.
struct ViewModelNavigates: Rule {
  static let description = RuleDescription(
    id: "viewmodel-navigates", group: "navigation",
    summary:
      "A ViewModel asks its Coordinator or Router for navigation, and touches no controller.",
    rationale: """
      A ViewModel that pushes and presents needs a live screen to be tested, and works on one \
      platform only.
      """,
    remedy: """
      Call a method of a Coordinator or Router protocol that speaks of what happened, without views \
      or controllers, and do the rest there.
      """,
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let search = ViewModelNavigation(context.codebase)
    var groups: [TypeID: [ViewModelNavigation.Place]] = [:]
    for place in search.places { groups[place.type.id, default: []].append(place) }
    return groups.values.map { places in
      let sorted = places.sorted { ($0.weight, $0.node) < ($1.weight, $1.node) }
      let first = sorted[0]
      return context.finding(
        of: Self.self, at: first.node,
        severity: DebugCode.contains(first.node, in: context.codebase) ? .info : .warning,
        confidence: sorted.map(\.confidence).max() ?? 0,
        symbol: context.codebase[first.node].name.text,
        message: "'\(context.codebase.qualifiedName(of: first.type))' \(first.what); a ViewModel "
          + "asks its Coordinator for that",
        facts: sorted.dropFirst().map { Fact("it also \($0.what)", at: $0.node) })
    }
  }
}

extension ViewModelNavigates {
  static let examples: [RuleDescription.Example] = violations + lookAlikes

  private static let violations: [RuleDescription.Example] = [
    .init(
      "presents on a controller that it is handed",
      """
      final class OrderViewModel {
        private let orders: OrderService
        func noteTapped(on viewController: UIViewController) {
          viewController.↓present(NoteViewController(), animated: true)
        }
        func doneTapped(on viewController: UIViewController) {
          viewController.navigationController?.popViewController(animated: true)
        }
      }
      final class NoteViewController: UIViewController {}
      """, message: "'OrderViewModel' presents 'NoteViewController' itself"),
    .init(
      "presents on a controller that it holds",
      """
      final class OrderViewModel {
        weak var controller: OrderViewController?
        private let orders: OrderService
        func failed() { controller?.↓present(UIAlertController(), animated: true) }
      }
      final class OrderViewController: UIViewController {}
      """),
    .init(
      "presents on a view that is a controller, and on the topmost one",
      """
      final class ProfileViewModel {
        private weak var view: (UIViewController & ProfileView)?
        private let users: UserService
        func logInTapped() { view?.↓present(LoginViewController(), animated: true) }
      }
      protocol ProfileView: AnyObject {}
      final class CartViewModel {
        private let orders: OrderService
        func loggedOut() {
          UIApplication.shared.keyWindow?.rootViewController?
            .↓present(LoginViewController(), animated: true)
        }
      }
      final class LoginViewController: UIViewController {}
      """),
    .init(
      "presents through a function that it hands a controller",
      """
      // File: WebLauncher.swift
      enum WebLauncher {
        static func open(_ link: String, with sender: UIViewController) {
          open(URL(string: link)!, with: sender)
        }
        static func open(_ url: URL, with sender: UIViewController) {
          sender.present(SFSafariViewController(url: url), animated: true)
        }
      }
      // File: ImprintViewModel.swift
      final class ImprintViewModel {
        private let settings: SettingsService
        func linkTapped(on viewController: UIViewController) {
          WebLauncher.↓open("https://example.org", with: viewController)
        }
      }
      """, message: "through 'WebLauncher.open'"),
    .init(
      "builds a screen, and has the coordinator present it",
      """
      final class WalletViewModel: ObservableObject {
        @Published var balance = 0
        func receiveTapped() {
          AppCoordinator.shared.↓present { _ in ReceiveView() }
        }
      }
      final class AppCoordinator: Coordinator {
        static let shared = AppCoordinator()
        func present(_ content: (Bool) -> ReceiveView) {}
      }
      struct ReceiveView: View { var body: some View { Text("") } }
      """, message: "builds 'ReceiveView' and has it shown"),
    .init(
      "hands controllers on to be pushed",
      """
      final class SettingsViewModel: ObservableObject {
        @Published var isOn = false
        var onPush: ((UIViewController) -> Void)?
        private let controllers: LegacyControllers
        func syncTapped() { ↓pushViewController(controllers.sync) }
        private func pushViewController(_ controller: UIViewController) { onPush?(controller) }
      }
      final class LegacyControllers { var sync: UIViewController { SyncViewController() } }
      final class SyncViewController: UIViewController {}
      """),
    .init(
      "hands a controller to another ViewModel, which shows it; a text is no controller",
      """
      final class ShareViewModel: ObservableObject {
        @Published var code = ""
        let source = PresentingViewModel()
        func shareTapped() {
          let sheet = UIActivityViewController(activityItems: [code], applicationActivities: nil)
          source.↓present(activity: sheet)
        }
      }
      final class CopyViewModel: ObservableObject {
        @Published var code = ""
        let source = PresentingViewModel()
        func copied() { source.present(text: code) }
      }
      final class PresentingViewModel: ObservableObject {
        @Published var isBusy = false
        func present(activity: UIActivityViewController) {}
        func present(text: String) {}
      }
      """, message: "hands view controllers on to be shown"),
    .init(
      "changes a navigation path that is bound",
      """
      final class MenuViewModel: ObservableObject {
        @Published var title = ""
        @Binding var path: NavigationPath
        init(path: Binding<NavigationPath>) { _path = path }
        func payTapped() { path.↓append(1) }
      }
      """, message: "a navigation path that it does not own"),
    .init(
      "holds a navigation controller",
      """
      final class OrderViewModel {
        weak var ↓navigationController: UINavigationController?
        private let orders: OrderService
      }
      """, message: "holds the navigation controller 'navigationController'"),
  ]

  private static let lookAlikes: [RuleDescription.Example] = [
    .init(
      "asks its coordinator, its router, or a closure that it was given",
      """
      final class OrderViewModel {
        weak var coordinator: OrderCoordinating?
        private let router: OrderRouter
        private let dismiss: () -> Void
        var onDetail: ((Int) -> Void)?
        func noteTapped() { coordinator?.showNote() }
        func trackingTapped() { router.push(.tracking) }
        func detailTapped() { onDetail?(1) }
        func closeTapped() { dismiss() }
      }
      protocol OrderCoordinating: AnyObject { func showNote() }
      final class OrderRouter {
        enum Route { case tracking }
        func push(_ route: Route) {}
      }
      """),
    .init(
      "says what is to be shown, and the View shows it",
      """
      final class OrderViewModel: ObservableObject {
        @Published var isNotePresented = false
        @Published var path = NavigationPath()
        func noteTapped() { isNotePresented = true }
        func shipmentTapped() { path.append(1) }
      }
      """),
    .init(
      "functions that are called as if they navigated",
      """
      final class PinViewModel {
        private let biometrics: BiometricsPresenter
        private let toasts: ToastQueue
        private let web: WebNavigator
        func unlockTapped() { biometrics.present(with: "Unlock") }
        func failed() { toasts.show("No") }
        func backTapped() { web.goBack() }
      }
      final class BiometricsPresenter { func present(with reason: String) {} }
      final class ToastQueue { func show(_ text: String) {} }
      final class WebNavigator { func goBack() {} }
      """),
  ]
}
