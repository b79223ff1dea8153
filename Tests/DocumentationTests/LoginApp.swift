import Calcot
import CalcotStreams
import CalcotTesting
import CalcotViews
import Testing

// MARK: The login, a feature of its own

enum LoginRoute: Route {
  case credentials
  case newPassword
}

enum LoginStep: Step, Equatable {
  case passwordForgotten
  case loggedIn(Member)
  case guestWanted
  case loginGivenUp
}

struct Member: Equatable, Sendable {
  let name: String
}

@MainActor
final class LoginViewModel: Stepper {
  let steps = StepSource<LoginStep>()

  func loginButtonTapped(name: String) { steps.emit(.loggedIn(Member(name: name))) }
  func forgottenButtonTapped() { steps.emit(.passwordForgotten) }
  func guestButtonTapped() { steps.emit(.guestWanted) }
}

struct LoginView: SemanticView {
  let viewModel: LoginViewModel

  var screen: Screen {
    Screen("Log in") {
      Button("Log in as Ada") { viewModel.loginButtonTapped(name: "Ada") }
      Button("Forgotten") { viewModel.forgottenButtonTapped() }
      Button("Go on as a guest") { viewModel.guestButtonTapped() }
    }
  }
}

final class LoginFlow: StepFlow {
  typealias FlowStep = LoginStep
  typealias ResultValue = Member

  let navigation = StackNavigation<LoginRoute>(root: .credentials)

  func calcot(for route: LoginRoute, at place: RoutePlace<LoginRoute>) -> Placed {
    switch route {
    case .credentials:
      place.screen {
        let viewModel = LoginViewModel()
        return Calcot(viewModel, view: LoginView.init).steps(from: viewModel, to: self)
      }
    case .newPassword: place.screen { Calcot("New password", view: PlainView.init) }
    }
  }

  func navigate(to step: LoginStep) -> Contributions {
    switch step {
    case .passwordForgotten: .push(.newPassword)
    case .loggedIn(let member): .end(with: member)
    case .guestWanted:
      .alert(
        "Go on without an account?", message: "Nothing will be kept.",
        choices: [Choice("Go on", .loginGivenUp), Choice("Log in", role: .cancel, nil)])
    case .loginGivenUp: .end(forwarding: step)
    }
  }
}

struct PlainView: SemanticView {
  let viewModel: String

  var screen: Screen { Screen(viewModel) {} }
}

// MARK: The app around it

enum HomeRoute: Route {
  case splash
  case login
  case dashboard
}

enum HomeStep: Step, Equatable {
  case started
  case guestWelcomed
  case memberWelcomed(String)
}

final class HomeFlow: StepFlow {
  typealias FlowStep = HomeStep

  let navigation = StackNavigation<HomeRoute>(root: .splash)
  var session: Session

  init(session: Session) { self.session = session }

  func calcot(for route: HomeRoute, at place: RoutePlace<HomeRoute>) -> Placed {
    switch route {
    case .splash:
      place.screen {
        Calcot("Welcome", view: PlainView.init).steps(from: OneStepper(.started), to: self)
      }
    case .login: place.flow(login())
    case .dashboard: place.screen { Calcot("Dashboard of \(session.name)", view: PlainView.init) }
    }
  }

  private func login() -> ChildFlow {
    ChildFlow(LoginFlow(), forwardingTo: self) { step in
      if case .loginGivenUp = step { .guestWelcomed } else { nil }
    } onResult: { result in
      if let member = result.value { self.send(.memberWelcomed(member.name)) }
    }
  }

  func adapt(_ step: HomeStep) -> Adaptation {
    guard case .started = step else { return .unchanged }
    return .later(reason: "The session is being restored.") { [session] in
      await session.restored() ? .replaced(by: .memberWelcomed(session.name)) : .unchanged
    }
  }

  func navigate(to step: HomeStep) -> Contributions {
    switch step {
    case .started: return .replaceRoot(with: .login)
    case .guestWelcomed: return .replaceRoot(with: .dashboard)
    case .memberWelcomed(let name):
      session.name = name
      return .replaceRoot(with: .dashboard)
    }
  }
}

@MainActor
final class Session {
  var name = "a guest"
  let gate = Gate()
  var isRestored = false

  func restored() async -> Bool {
    await gate.passUnlessCancelled()
    return isRestored
  }
}

@MainActor
@Suite("The articles' login")
struct LoginTests {
  let session = Session()

  private func app() -> TestApp { TestApp(HomeFlow(session: session)) }

  @Test func `a ViewModel emits the step of the button that was tapped`() {
    let viewModel = LoginViewModel()
    var emitted: [LoginStep] = []
    viewModel.steps.didEmit.add { emitted.append($0) }
    viewModel.forgottenButtonTapped()
    #expect(emitted == [.passwordForgotten])
  }

  @Test func `the answer to a step is a value`() {
    let flow = LoginFlow()
    #expect(flow.navigate(to: .passwordForgotten) == .push(.newPassword))
    #expect(flow.navigate(to: .loggedIn(Member(name: "Ada"))) == .end(with: Member(name: "Ada")))
  }

  @Test func `a member logs in and is welcomed`() async {
    let app = app()
    await app.settle()
    await app.tap("Log in as Ada")
    app.expect("Dashboard of Ada")
    app.expectReleased()
  }

  @Test func `a guest goes on, by a step that the app knows under its own name`() async {
    let app = app()
    await app.settle()
    await app.tap("Go on as a guest")
    app.expect("Nothing will be kept.")
    await app.tap("Go on")
    app.expect("Dashboard of a guest")
    app.expectReleased()
  }

  @Test func `a guest thinks again, and stays at the login`() async {
    let app = app()
    await app.settle()
    await app.tap("Go on as a guest")
    await app.tap("Log in")
    app.expect("Log in as Ada")
  }

  @Test func `a new password is asked for within the login`() async {
    let app = app()
    await app.settle()
    await app.tap("Forgotten")
    app.expect("New password")
    await app.back()
    app.expect("Log in")
  }

  @Test
  func `a splash screen stands until the session is restored, and then no login is asked for`()
    async
  {
    session.gate.close()
    session.isRestored = true
    session.name = "Grace"
    let app = app()
    await app.settle()
    app.expect("Welcome")
    session.gate.open()
    await app.settle()
    app.expect("Dashboard of Grace")
  }
}
