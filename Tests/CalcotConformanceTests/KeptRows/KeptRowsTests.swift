import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import CalcotWebTesting
import Foundation
import Testing

@MainActor
struct KeptRowsTests {
  private static let seed =
    ProcessInfo.processInfo.environment["CALCOT_SEED"].flatMap { UInt64($0) }
    ?? .random(in: 0 ... .max)

  private static func app(_ viewModel: ShelfViewModel) -> CalcotApp {
    CalcotApp { _ in Calcot(viewModel) { ShelfView(viewModel: $0) } }
  }

  private static func content(_ app: CalcotApp) async throws -> (ScreenID, ScreenContent) {
    await app.settle()
    let screen = try #require(app.tree.visible?.id)
    return (screen, try #require(app.content(of: screen)))
  }

  @Test func `are what a new app describes, and their buttons do what a new app's do`() async throws
  {
    var random = SeededGenerator(seed: Self.seed)
    for run in 0..<20 {
      let viewModel = ShelfViewModel()
      viewModel.hasFields = run.isMultiple(of: 2)
      let app = Self.app(viewModel)
      app.issues.add { _ in }
      for round in 0..<40 {
        let note: Comment = "CALCOT_SEED=\(Self.seed), run \(run), round \(round)"
        let (screen, kept) = try await Self.content(app)
        let (_, described) = try await Self.content(Self.app(viewModel))
        #expect(kept == described, note)
        for element in kept.allElements {
          guard case .button(let button) = element.kind else { continue }
          #expect(app.send(.activate(element.id, in: screen)) == .done, note)
          #expect(viewModel.used.last.map { "Use \($0)" } == button.label, note)
        }
        if kept != described { return }
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          viewModel.change(&random, mayRepeat: run.isMultiple(of: 3))
        }
      }
    }
  }

  @Test func `are found to be stale where the list is not given all that they depend on`()
    async throws
  {
    var random = SeededGenerator(seed: Self.seed)
    let viewModel = ShelfViewModel()
    let app = CalcotApp { _ in Calcot(viewModel) { ShelfView(viewModel: $0, isHonest: false) } }
    var differences = 0
    for _ in 0..<200 where differences == 0 {
      let kept = try await Self.content(app).1
      if kept != (try await Self.content(Self.app(viewModel)).1) { differences += 1 }
      viewModel.change(&random)
    }
    #expect(differences > 0, "CALCOT_SEED=\(Self.seed)")
  }

  @Test(arguments: [HostUnderTest.instant, .slow, .terminal, .web])
  func `look as on a host that shows a new app`(_ host: HostUnderTest) async throws {
    var random = SeededGenerator(seed: Self.seed)
    let viewModel = ShelfViewModel()
    let all = Set(Capability.allCases)
    let driver = host.driver(all)
    let app = TestApp(Self.app(viewModel), on: driver)
    for round in 0..<60 {
      await app.settle()
      let newDriver = host.driver(all)
      let new = TestApp(Self.app(viewModel), on: newDriver)
      await new.settle()
      let note: Comment = "CALCOT_SEED=\(Self.seed), round \(round)"
      #expect(driver.stateLines == newDriver.stateLines, note)
      #expect(driver.tags == newDriver.tags, note)
      new.end()
      viewModel.change(&random)
    }
  }

  @Test func `are not described again, and stay the same elements, while another row changes`()
    async throws
  {
    let viewModel = ShelfViewModel()
    let app = Self.app(viewModel)
    let (_, before) = try await Self.content(app)
    #expect(viewModel.described == [0, 1, 2, 3, 4, 5])
    viewModel.described = []
    viewModel.jars[1].amount = 7
    let (_, after) = try await Self.content(app)
    #expect(viewModel.described == [1])
    let rows = zip(before.rows, after.rows).map { $0.isSame(as: $1) }
    #expect(rows == [true, false, true, true, true, true])
  }

  @Test func `are described again if something changes that they have read, and only those`()
    async throws
  {
    let viewModel = ShelfViewModel()
    let app = Self.app(viewModel)
    _ = try await Self.content(app)
    for unit in ["kg", "t"] {
      viewModel.described = []
      viewModel.unit = unit
      _ = try await Self.content(app)
      #expect(viewModel.described == [0, 3])
    }
  }

  @Test func `are described again if a value changes that the list is given`() async throws {
    let viewModel = ShelfViewModel()
    let app = Self.app(viewModel)
    _ = try await Self.content(app)
    viewModel.described = []
    viewModel.mark = "!"
    let (_, content) = try await Self.content(app)
    #expect(viewModel.described == [0, 1, 2, 3, 4, 5])
    #expect(content.rows.map(\.label) == (0..<6).map { "Jar \($0)!" })
  }

  @Test(arguments: [1, 3])
  func `are described once more for a control that is used`(_ jar: Int) async throws {
    let viewModel = ShelfViewModel()
    let app = Self.app(viewModel)
    let (screen, content) = try await Self.content(app)
    let button = try #require(content.allElements.first { $0.label == "Use \(jar)" })
    viewModel.described = []
    #expect(app.send(.activate(button.id, in: screen)) == .done)
    #expect(viewModel.used == [jar])
    #expect(viewModel.described == [jar])
  }

  @Test func `have no controls while what they have read has changed and is not shown`()
    async throws
  {
    let viewModel = ShelfViewModel()
    let app = Self.app(viewModel)
    let (screen, content) = try await Self.content(app)
    let buttons = content.allElements.filter { $0.label?.hasPrefix("Use ") == true }
    app.tracking(screen, for: app) {
      viewModel.unit = "kg"
      for button in buttons { app.send(.activate(button.id, in: screen)) }
    }
    #expect(viewModel.used == [1, 2, 4, 5])
  }

  @Test func `still observe what they read after they have been described again many times`()
    async throws
  {
    let viewModel = ShelfViewModel()
    let app = Self.app(viewModel)
    _ = try await Self.content(app)
    for _ in 0..<50 {
      viewModel.jars[0].amount += 3
      _ = try await Self.content(app)
    }
    viewModel.described = []
    viewModel.unit = "kg"
    _ = try await Self.content(app)
    #expect(viewModel.described == [0, 3])
  }
}

extension ScreenContent {
  fileprivate var rows: [Element] {
    allElements.filter { if case .row = $0.kind { true } else { false } }
  }
}

extension HostDriver {
  /// The tags of a web page, without the hidden fields, which are others in each session.
  fileprivate var tags: [String] {
    let nodes = (self as? WebPageDriver)?.page?.document.node("page")?.all ?? []
    return nodes.filter { $0.attributes["type"] != "hidden" }.map { node in
      let attributes = node.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return ([node.tag] + attributes + [node.words]).joined(separator: " ")
    }
  }
}
