import Calcot
import CalcotTesting
import CalcotViews
import Observation
import Testing

// MARK: Who is signed in

struct Account: Equatable, Sendable {
  enum Role { case clerk, manager }
  let name: String
  var role = Role.clerk
}

/// The service that knows who is signed in.
@MainActor
final class Accounts {
  private(set) var account: Account? { didSet { accountDidChange.notify() } }
  let accountDidChange = ObserverSet<Void>()

  func signIn(_ account: Account) { self.account = account }
  func promote() { account?.role = .manager }
  func signOut() { account = nil }
}

enum FrontRoute: Route { case signIn, desk }

extension FrontRoute: LinkedRoute {
  static let links = Links<FrontRoute>(RouteLink("sign-in", .signIn), RouteLink("", .desk))
}

final class FrontCoordinator: Coordinator {
  let navigation: StackNavigation<FrontRoute>
  private let accounts: Accounts
  private let chores: Chores

  init(accounts: Accounts, chores: Chores) {
    (self.accounts, self.chores) = (accounts, chores)
    navigation = StackNavigation(root: accounts.account == nil ? .signIn : .desk)
  }

  func calcot(for route: FrontRoute, at place: RoutePlace<FrontRoute>) -> Placed {
    switch route {
    case .signIn:
      place.screen {
        Calcot(AccountViewModel(accounts: accounts), view: SignInView.init)
          .onAssembled { $0.observe(self.accounts.accountDidChange, self.accountDidChange) }
      }
    case .desk: place.flow(desk())
    }
  }

  private func desk() -> ChildFlow {
    let desk = DeskCoordinator(accounts: accounts, chores: chores)
    return ChildFlow(desk).onAssembled { [self] scope in
      scope.observe(accounts.accountDidChange, accountDidChange)
      scope.observe(accounts.accountDidChange, desk.roleDidChange)
      scope.listen(to: chores.arrivals()) { [chores] in chores.add($0) }
    }
  }

  private func accountDidChange() {
    let isSignedIn = accounts.account != nil
    guard navigation.routes != [isSignedIn ? .desk : .signIn] else { return }
    navigation.setStack([isSignedIn ? .desk : .signIn])
    if isSignedIn { becomeReady() } else { becomeUnready() }
  }
}

@MainActor
struct AccountViewModel {
  let accounts: Accounts
  func signInTapped() { accounts.signIn(Account(name: "Ada")) }
  func signOutTapped() { accounts.signOut() }
}

struct SignInView: SemanticView {
  let viewModel: AccountViewModel

  var screen: Screen {
    Screen("Welcome") { Button("Sign in as Ada") { viewModel.signInTapped() } }
  }
}

// MARK: Tabs by role

enum DeskTab: Route { case chores, team, account }

extension DeskTab: LinkedRoute {
  static let links = Links<DeskTab>(
    RouteLink("chores", .chores), RouteLink("team", .team), RouteLink("account", .account))
}

final class DeskCoordinator: Coordinator {
  let navigation: TabNavigation<DeskTab>
  private let accounts: Accounts
  private let chores: Chores

  init(accounts: Accounts, chores: Chores) {
    (self.accounts, self.chores) = (accounts, chores)
    navigation = TabNavigation(Self.tabs(of: accounts.account?.role))
  }

  func roleDidChange() {
    guard let account = accounts.account else { return }
    navigation.setTabs(Self.tabs(of: account.role))
  }

  private static func tabs(of role: Account.Role?) -> [(route: DeskTab, title: String)] {
    let team: [(route: DeskTab, title: String)] = role == .manager ? [(.team, "Team")] : []
    return [(.chores, "Chores")] + team + [(.account, "Account")]
  }

  func calcot(for tab: DeskTab, at place: RoutePlace<DeskTab>) -> Placed {
    switch tab {
    case .chores:
      place.screen {
        let draft = ChoreDraft()
        return Calcot(remadeOn: chores.choresDidChange) { [self] in
          ChoresViewModel(chores: chores, draft: draft, coordinator: self)
        } view: {
          ChoresView(viewModel: $0)
        }
      }
    case .team: place.screen { Calcot("Team", view: PlainView.init) }
    case .account:
      place.screen { Calcot(AccountViewModel(accounts: accounts), view: AccountView.init) }
    }
  }
}

struct AccountView: SemanticView {
  let viewModel: AccountViewModel

  var screen: Screen {
    Screen("Account") { Button("Sign out") { viewModel.signOutTapped() } }
  }
}

// MARK: A list that changes at once

struct Chore: Identifiable, Equatable, Sendable {
  let id: Int
  let name: String
  var isDone = false
}

/// The Model of the chores, on their way to a server.
@MainActor
final class Chores {
  private(set) var list = [Chore(id: 1, name: "Sweep"), Chore(id: 2, name: "Water the plants")] {
    didSet { choresDidChange.notify() }
  }
  let choresDidChange = ObserverSet<Void>()
  private(set) var server: AsyncStream<Chore>.Continuation?
  private var onServer: [Chore.ID: Bool] = [:]
  let gate = Gate()
  var isOnline = true

  private struct Offline: Error {}
  private func send() async throws {
    await gate.passUnlessCancelled()
    if !isOnline { throw Offline() }
  }

  func arrivals() -> AsyncStream<Chore> {
    let (stream, server) = AsyncStream.makeStream(of: Chore.self)
    self.server = server
    return stream
  }

  func add(_ chore: Chore) { list.append(chore) }
  func restore(_ chore: Chore) { list.insert(chore, at: 0) }
  func remove(_ id: Chore.ID) { list.removeAll { $0.id == id } }

  func setDone(_ isDone: Bool, _ id: Chore.ID) {
    guard let index = list.firstIndex(where: { $0.id == id }) else { return }
    list[index].isDone = isDone
  }

  /// Saves a change that is shown already. If the server does not take it, the list shows again
  /// what the server has.
  func save(_ isDone: Bool, _ id: Chore.ID) async throws {
    do {
      try await send()
      onServer[id] = isDone
    } catch {
      setDone(onServer[id] ?? false, id)
      throw error
    }
  }
}

@MainActor @Observable final class ChoreDraft { var name = "" }

@MainActor
protocol ChoresCoordinating: ScreenRouting {
  func save(_ isDone: Bool, _ chore: Chore)
}

@MainActor
struct ChoresViewModel {
  let chores: Chores
  let draft: ChoreDraft
  let coordinator: any ChoresCoordinating

  func doneChecked(_ chore: Chore, _ isDone: Bool) { coordinator.save(isDone, chore) }

  func removeTapped(_ chore: Chore) {
    chores.remove(chore.id)
    coordinator.showMessage("\(chore.name) is removed", .success, action: "Undo") { [chores] _ in
      chores.restore(chore)
    }
  }
}

extension DeskCoordinator: ChoresCoordinating {
  func save(_ isDone: Bool, _ chore: Chore) {
    chores.setDone(isDone, chore.id)
    task("save a chore") { [self] in
      do {
        try await chores.save(isDone, chore.id)
      } catch {
        showMessage("\(chore.name) is not saved: the server is away.", .error)
      }
    }
  }
}

struct ChoresView: SemanticView {
  let viewModel: ChoresViewModel

  var screen: Screen {
    Screen("Chores") {
      TextField("New chore", text: viewModel.draft.name) { viewModel.draft.name = $0 }
      List(viewModel.chores.list) { chore in
        Row(chore.name, isChecked: chore.isDone) { viewModel.doneChecked(chore, $0) }
          .actions { Button("Remove") { viewModel.removeTapped(chore) } }
      }
    }
  }
}

@MainActor
@Suite("The articles' desk", .timeLimit(.minutes(20)))
struct DeskTests {
  let accounts = Accounts()
  let chores = Chores()
  let routes = RouteRegistry(FrontRoute.self, DeskTab.self)

  private func app() -> TestApp {
    let front = FrontCoordinator(accounts: accounts, chores: chores)
    return TestApp(front, routes: routes, isReady: accounts.account != nil)
  }

  private func signedIn() async -> TestApp {
    accounts.signIn(Account(name: "Ada"))
    let app = app()
    await app.settle()
    return app
  }

  @Test func `a link waits for the login of the whole app, and again after a log-out`() async {
    let app = app()
    #expect(await app.open("/account") != .done)
    app.expect("Welcome")
    await app.tap("Sign in as Ada")
    app.expect(screen: "Account")
    await app.tap("Sign out")
    #expect(await app.open("/chores") != .done)
    app.expect(screen: "Welcome")
    app.expectReleased()
  }

  @Test func `a manager has one tab more, as soon as she is one`() async {
    let app = await signedIn()
    await app.type("Mop", into: "New chore")
    app.expectNot("Team")
    accounts.promote()
    app.expect("Team")
    app.expect(field: "New chore", is: "Mop")
  }

  @Test func `a change that the server has not taken is taken back, and the user is told`() async {
    let app = await signedIn()
    chores.gate.close()
    chores.isOnline = false
    await app.tap("Sweep")
    app.expectChecked("Sweep")
    chores.gate.open()
    await app.settle()
    app.expectNotChecked("Sweep")
    app.expect("Sweep is not saved: the server is away.")
  }

  @Test func `a removal is undone by the button of its message`() async {
    let app = await signedIn()
    await app.tap("Remove", in: "Sweep")
    app.expectNotChecked("Water the plants")
    await app.tap("Undo")
    app.expectNotChecked("Sweep")
  }

  @Test func `a chore that arrives leaves alone what the user is typing`() async {
    let app = await signedIn()
    await app.type("Buy", into: "New chore")
    chores.server?.yield(Chore(id: 3, name: "Dust"))
    while chores.list.count < 3, !Task.isCancelled { await Task.yield() }
    app.expect("Dust")
    app.expect(field: "New chore", is: "Buy")
  }
}
