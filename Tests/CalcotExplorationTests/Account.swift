import Calcot
import CalcotExploration
import CalcotTesting
import CalcotViews
import Observation

/// A fault that the account can be started with, alone. Others are the clinic's, which has roles and
/// connections to its fakes.
enum AccountFault: CaseIterable, Sendable {
  case deadSave, showsFee, pendingAnswerHolds

  var invariant: Invariant {
    switch self {
    case .deadSave: .mainButtonActs
    case .showsFee: .own("\"Fee\" is never shown")
    case .pendingAnswerHolds: .released
    }
  }
}

/// The service of the sample: an account that another session changes, too.
@MainActor @Observable
final class Account {
  private(set) var saves: [String] = []
  private(set) var changes = 0
  @ObservationIgnored let fault: AccountFault?
  /// The answers that were asked for and have not come.
  @ObservationIgnored private var answers: [() -> Void] = []

  init(_ fault: AccountFault?) { self.fault = fault }

  func save(_ name: String) async {
    await Task.yield()
    saves.append(name)
  }

  func changeElsewhere() { changes += 1 }

  func ask(_ answer: @escaping () -> Void) { answers.append(answer) }

  func answer() {
    let due = answers
    answers = []
    for answer in due { answer() }
  }
}

enum AccountRoute: LinkedRoute {
  case home, form, help
  static let links = Links<AccountRoute>(
    RouteLink("", .home), RouteLink("form", .form), RouteLink("help", .help))
}

final class AccountCoordinator: Coordinator {
  let navigation = StackNavigation<AccountRoute>(root: .home)
  let account: Account

  init(_ account: Account) { self.account = account }

  func calcot(for route: AccountRoute, context: AssemblyContext) -> Calcot {
    switch route {
    case .home: return Calcot(HomeViewModel(self), view: HomeView.init)
    case .form:
      let viewModel = FormViewModel(self, context.scope, name: context.saved() ?? "")
      return Calcot(viewModel, view: FormView.init).saving { viewModel.name }
    case .help: return Calcot(HelpViewModel(self), view: HelpView.init)
    }
  }
}

@MainActor @Observable
final class HomeViewModel {
  let coordinator: AccountCoordinator
  init(_ coordinator: AccountCoordinator) { self.coordinator = coordinator }
  func changeTapped() { coordinator.navigation.push(.form) }
}

struct HomeView: SemanticView {
  let viewModel: HomeViewModel

  var screen: Screen {
    Screen("Account") {
      Text("Saved \(viewModel.coordinator.account.saves.count) times")
      Button("Change") { viewModel.changeTapped() }
    }
  }
}

@MainActor @Observable
final class FormViewModel: Leavable, ViewLifecycle {
  let coordinator: AccountCoordinator
  private let scope: Scope
  private(set) var name: String
  private(set) var password = ""
  private(set) var isSaving = false

  init(_ coordinator: AccountCoordinator, _ scope: Scope, name: String) {
    self.coordinator = coordinator
    self.scope = scope
    self.name = name
  }

  private var account: Account { coordinator.account }

  var leavability: Leavability {
    name.isEmpty
      ? .free
      : .asks(
        Question(
          "Discard the name?", action: "Discard", role: .destructive, cancel: "Keep editing"))
  }

  func onViewWillAppear() {
    if account.fault == .pendingAnswerHolds { account.ask { _ = self } }
  }

  func nameChanged(_ name: String) { self.name = name }
  func passwordChanged(_ password: String) { self.password = password }

  func refreshTapped() { scope.task("refresh") { await Task.yield() } }
  func helpTapped() { coordinator.navigation.push(.help) }

  func saveTapped() {
    if account.fault == .deadSave, name.contains(" ") { return }
    guard !isSaving else { return }
    isSaving = true
    scope.task("save") { [name, account] in
      await account.save(name)
      self.isSaving = false
    }
  }

  /// The text that follows the changes of another session.
  var notice: String { account.changes > 0 ? "Changed elsewhere" : "Yours alone" }
}

struct FormView: SemanticView {
  let viewModel: FormViewModel

  var screen: Screen {
    Screen("Form") {
      TextField("Name", text: viewModel.name) { viewModel.nameChanged($0) }
      TextField("Password", text: viewModel.password, role: .password) {
        viewModel.passwordChanged($0)
      }
      Text(viewModel.password.isEmpty ? "No password" : "A password")
      Text("Saved \(viewModel.coordinator.account.saves.count) times")
      Text(viewModel.notice)
      if viewModel.coordinator.account.fault == .showsFee { Text("Fee: 12") }
      Button("Help") { viewModel.helpTapped() }
    } toolbar: {
      Button("Refresh", role: .refresh) { viewModel.refreshTapped() }
      Button("Save", role: .main) { viewModel.saveTapped() }
    }
  }
}

@MainActor
final class HelpViewModel {
  let coordinator: AccountCoordinator
  init(_ coordinator: AccountCoordinator) { self.coordinator = coordinator }
}

struct HelpView: SemanticView {
  let viewModel: HelpViewModel
  var screen: Screen { Screen("Help") { Text("A name is what you are called.") } }
}
