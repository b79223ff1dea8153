import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Foundation
import Groups
import Launches
import LaunchesFakes
import Localization
import ShowcaseApp
import ShowcaseAppTesting
import Testing

/// Tests that no screen has English texts if the user has another language.
@MainActor
@Suite struct LanguageTests {
  /// Words that are the same in another language.
  private static let shared: [Language: Set<String>] = [
    .german: languages.union(["Name", "OK", "Person"]), .spanish: languages,
  ]

  /// The names of the languages, each in itself.
  private static let languages: Set<String> = ["English", "Deutsch", "Español"]

  @Test(arguments: [Language.german, .spanish])
  func `no text of the app stays English in another language`(_ language: Language) async throws {
    let english = try await texts(in: .english)
    let other = try await texts(in: language)
    #expect(english.count > 80)
    #expect(other.count > 80)
    let names = Self.names
    let allowed = names.union(Self.shared[language, default: []])
    let same = english.intersection(other).filter { text in
      text.contains(where: \.isLetter) && !allowed.contains(text)
    }
    #expect(same.sorted() == [])
  }

  private static var names: Set<String> {
    let seed = GroupSeed.runnersAndMore
    return Set(
      seed.groups.map(\.name)
        + seed.people.flatMap { person in
          [
            person.firstName + (person.lastName.isEmpty ? "" : " \(person.lastName)"),
            person.homepage,
          ]
          .compactMap { $0 }
        } + seed.groups.flatMap { [$0.about.description, $0.about.place] }
        + ["Night Owls", "0 km", "8 km", "18 km"] + launches)
  }

  /// The API's texts about launches, which are the same in every language.
  private static var launches: [String] {
    [LaunchDetail].moonAndMars.flatMap { detail in
      let launch = detail.launch
      return [launch.rocket, launch.site, launch.mission, detail.summary]
    }
  }

  /// Returns every text of every screen, on all paths through the app.
  private func texts(in language: Language) async throws -> Set<String> {
    var walk = Walk(language)
    try await walk.throughPlaces()
    try await walk.throughErrors()
    try await walk.throughForms()
    try await walk.throughChanges()
    try await walk.throughCounting()
    return walk.texts
  }
}

/// A walk through every screen of the app, which finds controls by their place and not by their
/// label.
@MainActor
private struct Walk {
  let language: Language
  private(set) var texts: Set<String> = []
  private var showcase: ShowcaseTestApp

  init(_ language: Language) {
    self.language = language
    showcase = ShowcaseTestApp(language: language)
  }

  mutating func throughPlaces() async throws {
    for seed in [GroupSeed.runnersAndMore, .empty] {
      showcase = ShowcaseTestApp(InMemoryCommunity(seed: seed), language: language)
      for place in LinksTests.places + [("/groups/3/members", [])] {
        showcase.community.reads.close()
        await showcase.app.open(place.link)
        await read()
        showcase.community.reads.open()
        await read()
        if let search = field() {
          await edit(search, "zzz")
          await edit(search, "")
        }
        await answerAll()
      }
    }
    for link in ["/groups/4", "/groups/5", "/groups/99", "/people/99"] { await open(link) }
  }

  mutating func throughErrors() async throws {
    let errors: [GroupRepositoryError] = [
      .notFound, .nameTaken, .moved(.invited), .invalidName(.empty),
      .invalidName(.controlCharacter),
      .invalidName(.tooLong(61)), .invalidName(.tooManyMarks), .locked, .readOnly, .diskFull,
      .corrupt(detail: "7"), .newerVersion, .unavailable(detail: "7"),
    ]
    for error in errors {
      showcase = ShowcaseTestApp(language: language)
      await read()
      showcase.community.failNext(with: error)
      await open("/groups/2")
      texts.insert(error.message(in: language))
    }
  }

  mutating func throughForms() async throws {
    for link in ["/groups/new", "/groups/2/rename"] {
      for text in [" ", "a\tb", String(repeating: "x", count: 61), "Sunday Long Run", "Night Owls"]
      {
        showcase = ShowcaseTestApp(language: language)
        await open(link)
        let name = try #require(field())
        await edit(name, text)
        let screen = try #require(visible)
        showcase.app.app?.send(.back(from: screen))
        await read()
        await choose { $0.role == .cancel }
        showcase.community.writes.close()
        showcase.app.app?.send(.submit(name, in: screen))
        await read()
        showcase.community.writes.open()
        await read()
      }
    }
  }

  mutating func throughChanges() async throws {
    for link in ["/groups/2", "/groups/4", "/groups/5", "/groups/2/members", "/people/1"] {
      for place in 0..<6 {
        showcase = ShowcaseTestApp(language: language)
        await open(link)
        guard let buttons = buttons(), buttons.indices.contains(place), let screen = visible else {
          continue
        }
        showcase.community.failNext(with: .diskFull)
        showcase.app.app?.send(.activate(buttons[place], in: screen))
        await read()
        await choose { $0.role == .destructive }
        await choose { $0.role == .main }
        await pickWhatIsNone()
        await answerAll()
      }
    }
  }

  /// Picks files that are not photos, where a file is requested.
  private mutating func pickWhatIsNone() async {
    for content in [Data("text".utf8), Data([0xFF, 0xD8, 0xFF])] {
      guard let request = showcase.app.app?.hostRequest else { return }
      let file = PickedFile("1.png", content: content)
      showcase.app.app?.send(.reply(.picked([file]), to: request.id))
      await read()
      await choose { $0.role != .cancel }
    }
  }

  mutating func throughCounting() async throws {
    showcase = ShowcaseTestApp(language: language)
    await open("/counter")
    let (button, screen) = (try #require(buttons()?.first), try #require(visible))
    for _ in 0..<50 { showcase.app.app?.send(.activate(button, in: screen)) }
    await read()
  }

  // MARK: Steps

  private var visible: ScreenID? { showcase.app.tree?.visible?.id }

  private func field() -> ElementID? {
    showcase.app.content?.allElements.first { element in
      if case .field = element.kind { true } else { false }
    }?.id
  }

  private func buttons() -> [ElementID]? {
    showcase.app.content?.allElements.filter { element in
      if case .button = element.kind { element.isControl } else { false }
    }.map(\.id)
  }

  private mutating func open(_ link: String) async {
    await showcase.app.open(link)
    await read()
  }

  private mutating func edit(_ field: ElementID, _ text: String) async {
    guard let screen = visible else { return }
    showcase.app.app?.send(.edit(field, text: text, in: screen))
    await read()
  }

  private mutating func choose(_ isMeant: (Choice<Int>) -> Bool) async {
    guard let dialog = showcase.app.tree?.dialog,
      let index = dialog.choices.firstIndex(where: isMeant)
    else { return }
    showcase.app.app?.send(.choose(index, in: dialog.id))
    await read()
  }

  private mutating func answerAll() async {
    for _ in 0..<5 { await choose { $0.role != .main } }
  }

  /// Waits until the app is idle, and collects every visible text.
  private mutating func read() async {
    await showcase.app.settle()
    guard let app = showcase.app.app else { return }
    for screen in app.tree.screens {
      guard let content = app.content(of: screen.id) else { continue }
      texts.insert(content.title)
      for element in content.allElements { texts.formUnion(element.texts) }
      for branch in app.tree.node(screen.id)?.container?.branches ?? [] {
        texts.insert(branch.title)
      }
    }
    if let dialog = app.tree.dialog {
      texts.formUnion(
        [dialog.title, dialog.message].compactMap { $0 } + dialog.choices.compactMap(\.label))
    }
    texts.formUnion(app.status.messages.map(\.text) + app.status.activities)
  }
}

extension Element {
  fileprivate var texts: [String] {
    switch kind {
    case .text(let text, _): [text]
    case .label(let text, _): [text]
    case .image(let image): [image.label].compactMap { $0 }
    case .button(let button): [button.label]
    case .field(let field):
      [field.label] + field.kind.texts + [field.placeholder, field.error].compactMap { $0 }
    case .list(let label, _, _): [label].compactMap { $0 }
    case .table(let columns): columns.map(\.title)
    case .row(let row): [row.title, row.detail, row.badge].compactMap { $0 } + row.cells
    case .link(let label): [label]
    case .section(let header, let footer): [header, footer].compactMap { $0 }
    case .emptyState(let state): [state.title, state.message].compactMap { $0 }
    case .activity(let label): [label]
    case .progress(let value): [value.label]
    case .metric(let metric): [metric.label, metric.value, metric.trend?.text].compactMap { $0 }
    case .chart(let chart): [chart.label] + chart.points.flatMap { [$0.name, $0.text] }
    case .native(let piece): [piece.label]
    case .line, .schedule: []
    }
  }
}

extension FieldKind {
  fileprivate var texts: [String] {
    if case .choice(let input) = self { input.options.map(\.label) } else { [] }
  }
}
