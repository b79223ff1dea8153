import Calcot
import CalcotTesting
import Testing

// MARK: The login, a feature of its own

enum LoginRoute: Route {
  case credentials
  case newPassword
}

enum LoginStep: Step, Equatable {
  case passwordForgotten
  case loggedIn(Member)
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
  func guestButtonTapped() { steps.emit(.loginGivenUp) }
}

final class LoginView: SemanticView<LoginViewModel> {
  override func screen(_ viewModel: LoginViewModel) -> Screen {
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

  func calcot(for route: LoginRoute) -> Calcot {
    switch route {
    case .credentials:
      let viewModel = LoginViewModel()
      return Calcot(viewModel) { LoginView($0) }.steps(from: viewModel, to: self)
    case .newPassword: return Calcot("New password") { PlainView($0) }
    }
  }

  func navigate(to step: LoginStep) -> Contributions {
    switch step {
    case .passwordForgotten: .push(.newPassword)
    case .loggedIn(let member): .end(with: member)
    case .loginGivenUp: .end(forwarding: step)
    }
  }
}

final class PlainView: SemanticView<String> {
  override func screen(_ viewModel: String) -> Screen { Screen(viewModel) {} }
}

// MARK: The app around it

enum HomeRoute: Route {
  case splash
  case login
  case dashboard
  case offline
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

  func calcot(for route: HomeRoute) -> Calcot {
    switch route {
    case .splash:
      Calcot("Welcome") { PlainView($0) }.steps(from: OneStepper(.started), to: self)
    case .login:
      .flow(LoginFlow(), forwardingTo: self) { step in
        if case .loginGivenUp = step { .guestWelcomed } else { nil }
      } onResult: { result in
        if let member = result.value { self.happened(.memberWelcomed(member.name)) }
      }
    case .dashboard: Calcot("Dashboard of \(session.name)") { PlainView($0) }
    case .offline: Calcot("Offline") { PlainView($0) }
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
    case .started: return .push(.login)
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
  var isRestored = false

  func restored() async -> Bool { isRestored }
}
