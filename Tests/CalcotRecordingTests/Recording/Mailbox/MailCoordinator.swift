import Calcot
import CalcotRecording
import CalcotViews

enum MailRoute: Route {
  case login, letters
  case letter(Letter)
}

enum MailStep: Step {
  case loggedIn(String)
  case deleted(Int)
}

/// A fault of a later version of the app.
enum MailFault {
  case otherTitle, noStep, moreCalls, otherPush
}

final class MailCoordinator: Coordinator {
  let navigation = StackNavigation<MailRoute>(root: .login)
  let mail: any MailService
  let outside: Outside
  let clock: any Clock<Duration>
  let fault: MailFault?

  init(
    _ mail: any MailService, _ outside: Outside = .live,
    clock: any Clock<Duration> = ContinuousClock(), fault: MailFault? = nil
  ) {
    self.mail = RecordedMail(mail, outside)
    self.outside = outside
    self.clock = outside.clock(clock)
    self.fault = fault
  }

  func calcot(for route: MailRoute, at place: RoutePlace<MailRoute>) -> Placed {
    switch route {
    case .login: place.screen { Calcot(MailLoginViewModel(self), view: MailLoginView.init) }
    case .letters:
      place.screen { Calcot(LettersViewModel(self, place.scope), view: LettersView.init) }
    case .letter(let letter):
      place.screen { Calcot(LetterViewModel(letter, self), view: LetterView.init) }
    }
  }

  func handle(_ step: MailStep) -> StepAnswer {
    switch step {
    case .loggedIn: navigation.setStack([.letters])
    case .deleted: navigation.pop()
    }
    return .handled
  }
}
