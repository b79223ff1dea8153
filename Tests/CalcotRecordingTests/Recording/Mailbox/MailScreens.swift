import Calcot
import CalcotContent
import CalcotRecording
import CalcotViews
import Observation

@MainActor @Observable
final class MailLoginViewModel {
  private let coordinator: MailCoordinator
  private(set) var name = ""
  private(set) var password = ""
  private(set) var code = ""
  private(set) var isWrong = false

  init(_ coordinator: MailCoordinator) { self.coordinator = coordinator }

  func nameChanged(_ text: String) { name = text }
  func passwordChanged(_ text: String) { password = text }
  func codeChanged(_ text: String) { code = text }

  func loginTapped() async {
    do throws(MailError) {
      let session = try await coordinator.mail.login(name, password: password)
      coordinator.send(.loggedIn(session.name))
    } catch {
      isWrong = true
    }
  }
}

struct MailLoginView: SemanticView {
  let viewModel: MailLoginViewModel

  var screen: Screen {
    Screen("Login") {
      TextField("Name", text: viewModel.name) { viewModel.nameChanged($0) }
      TextField("Password", text: viewModel.password, role: .password) {
        viewModel.passwordChanged($0)
      }
      TextField("Code", text: viewModel.code, role: .oneTimeCode) { viewModel.codeChanged($0) }
      Button("Log in") { await viewModel.loginTapped() }
      if viewModel.isWrong { Text("The password is wrong.") }
    }
  }
}

@MainActor @Observable
final class LettersViewModel {
  let coordinator: MailCoordinator
  private(set) var letters: [Letter] = []
  private(set) var note = "No letters yet"
  private(set) var minutes = 0
  private(set) var lucky = 0

  init(_ coordinator: MailCoordinator, _ scope: Scope) {
    self.coordinator = coordinator
    scope.observe(coordinator.mail.letterDidArrive) { [weak self] in self?.arrived($0) }
    scope.task("load") { [weak self] in await self?.load() }
    scope.task("minutes") { [weak self, clock = coordinator.clock] in
      while (try? await clock.sleep(for: .seconds(60))) != nil { self?.minutes += 1 }
    }
  }

  var title: String { coordinator.fault == .otherTitle ? "Post" : "Letters" }

  func load() async {
    if coordinator.fault == .moreCalls { _ = try? await coordinator.mail.letters() }
    do throws(MailError) {
      letters = try await coordinator.mail.letters()
      note = letters.isEmpty ? "Nothing" : "\(letters.count) letters"
    } catch {
      note = "Offline"
    }
  }

  func luckyTapped() {
    var numbers = coordinator.outside.randomNumbers
    lucky = Int.random(in: 1...1_000_000, using: &numbers)
  }

  func tapped(_ letter: Letter) {
    if coordinator.fault == .otherPush {
      coordinator.navigation.present(.letter(letter))
    } else {
      coordinator.navigation.push(.letter(letter))
    }
  }

  private func arrived(_ letter: Letter) {
    letters.append(letter)
    note = "New: \(letter.subject)"
  }
}

struct LettersView: SemanticView {
  let viewModel: LettersViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      Text(viewModel.note)
      Text("\(viewModel.minutes) minutes, lucky \(viewModel.lucky)")
      List(viewModel.letters, id: \.id) { letter in
        Row(letter.subject) { viewModel.tapped(letter) }
      }
    } toolbar: {
      Button("Refresh") { await viewModel.load() }
      Button("Lucky") { viewModel.luckyTapped() }
    }
  }
}

@MainActor @Observable
final class LetterViewModel {
  private let coordinator: MailCoordinator
  let letter: Letter

  init(_ letter: Letter, _ coordinator: MailCoordinator) {
    (self.letter, self.coordinator) = (letter, coordinator)
  }

  func deleteTapped() async {
    guard await coordinator.confirm("Delete it?", action: "Delete", cancel: "Keep"),
      (try? await coordinator.mail.delete(letter.id)) != nil
    else { return }
    if coordinator.fault == .noStep {
      coordinator.navigation.pop()
    } else {
      coordinator.send(.deleted(letter.id))
    }
  }
}

struct LetterView: SemanticView {
  let viewModel: LetterViewModel

  var screen: Screen {
    Screen(viewModel.letter.subject) {
      Text("Letter \(viewModel.letter.id)")
      Button("Delete") { await viewModel.deleteTapped() }
    }
  }
}
