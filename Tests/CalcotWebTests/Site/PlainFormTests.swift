import Calcot
import CalcotContent
import CalcotViews
import CalcotWebTesting
import Observation
import Testing

@testable import CalcotWeb

/// The field to which a page without script leads its user.
@MainActor
@Suite("A form without script leads")
struct PlainFormTests {
  private let visit = SiteVisit { _ in CalcotApp.club() }

  private var name: String { name(of: "Name") }
  private var address: String { name(of: "Address") }

  /// Returns the name under which the page's form sends a field.
  private func name(of label: String) -> String {
    let label = visit.page.first { $0.tag == "label" && $0.text == label }
    return label?.attributes["for"].flatMap { visit.page.node($0) }?.attributes["name"] ?? ""
  }
  /// The names of the fields that have the focus when the page has been loaded.
  private var focused: [String?] {
    visit.page.all.filter { $0.attributes["autofocus"] != nil }.map { $0.attributes["name"] }
  }

  private func complaint(_ field: String) -> String? { visit.page.node("\(field):e")?.text }

  @Test func `to the first field of a sheet that opens, and nowhere on another page`() async throws
  {
    try await visit.go("/")
    #expect(focused == [])
    try await visit.press("Form")
    #expect(focused == [name])
    #expect(complaint(name) == "")
    let other = SiteVisit { _ in CalcotApp.club() }
    try await other.go("/form")
    #expect(other.page.all.filter { $0.attributes["autofocus"] != nil }.count == 1)
  }

  @Test func `to the value that is missing for a main button, and says so`() async throws {
    try await visit.go("/form")
    try await visit.press("Join")
    #expect(visit.page.heading == "Form")
    #expect(focused == [name])
    #expect(complaint(name) == HostWords().fields.missing)
    #expect(visit.page.field(named: name)?.attributes["aria-invalid"] == "true")
    try await visit.press("Join", typing: [name: "Ada"])
    #expect(focused == [address])
    #expect(complaint(name) == "")
    #expect(complaint(address) == HostWords().fields.missing)
    try await visit.press("Join", typing: [address: "here"])
    #expect(focused == [address])
    #expect(complaint(address) == "An address has an @.")
    try await visit.press("Join", typing: [address: "a@b"])
    #expect(visit.page.heading == "Welcome, Ada")
  }

  @Test func `nowhere after another press, and says no more of what is missing`() async throws {
    try await visit.go("/form")
    try await visit.press("Join")
    try await visit.press("Hint")
    #expect(focused == [])
    #expect(complaint(name) == "" && visit.page.text.contains("Anybody may join."))
  }

  @Test func `to no other page than that of the first answer, whose script leads by itself`() {
    let content = Screen("Form") { TextField("Name", text: "") { _ in } }.content
    let screen = ScreenID(rawValue: 3)
    let pane = WebScene.Pane(screen: screen, exit: nil, body: .semantic(content))
    var renderer = PageRenderer(form: PageRenderer.FormFields(token: "t"))
    let parts = { (renderer: PageRenderer) in
      PageParts(
        page: renderer.tag(.pane(pane, isActive: true)) ?? HTMLTag("div"), status: HTMLTag("div"),
        alert: HTMLTag("div"))
    }
    let (key, html) = (renderer.key(of: parts), renderer.html(parts(renderer).page.children))
    renderer.lead = PageFocus.Lead(screen: screen, field: ElementID("body/Name"))
    #expect(renderer.html(parts(renderer).page.children) != html)
    #expect(renderer.key(of: parts) == key)
  }
}

private enum ClubRoute: LinkedRoute {
  case start, form
  static let links = Links<ClubRoute>(RouteLink("", .start), RouteLink("form", .form, as: .sheet))
}

private final class ClubCoordinator: Coordinator {
  let navigation = StackNavigation<ClubRoute>(root: .start)
  let club = Club()

  func calcot(for route: ClubRoute, at place: RoutePlace<ClubRoute>) -> Placed {
    place.screen {
      switch route {
      case .start:
        Calcot(StartViewModel(club: club, coordinator: self), view: StartView.init)
      case .form: Calcot(FormViewModel(club: club, coordinator: self), view: FormView.init)
      }
    }
  }
}

@MainActor @Observable
private final class Club {
  var name = ""
  var address = ""
  var hint = ""
  var member = ""
}

private struct StartViewModel {
  let club: Club
  let coordinator: ClubCoordinator
}

private struct StartView: SemanticView {
  let viewModel: StartViewModel

  var screen: Screen {
    Screen(viewModel.club.member.isEmpty ? "Club" : "Welcome, \(viewModel.club.member)") {
      Button("Form") { viewModel.coordinator.navigation.present(.form) }
    }
  }
}

private struct FormViewModel {
  let club: Club
  let coordinator: ClubCoordinator

  @MainActor func joinTapped() {
    club.member = club.name
    coordinator.navigation.dismiss()
  }
}

private struct FormView: SemanticView {
  let viewModel: FormViewModel

  var screen: Screen {
    let club = viewModel.club
    let isWrong = !club.address.isEmpty && !club.address.contains("@")
    return Screen("Form") {
      TextField("Name", text: club.name) { club.name = $0 }.required()
      TextField(
        "Address", text: club.address, error: isWrong ? "An address has an @." : nil
      ) { club.address = $0 }
      .required()
      Text(club.hint)
      Button("Hint") { club.hint = "Anybody may join." }
    } toolbar: {
      Button(
        "Join", role: .main, isEnabled: !club.name.isEmpty && !club.address.isEmpty && !isWrong
      ) { viewModel.joinTapped() }
    }
  }
}

extension CalcotApp {
  fileprivate static func club() -> CalcotApp {
    CalcotApp(ClubCoordinator(), routes: RouteRegistry(ClubRoute.self))
  }
}
