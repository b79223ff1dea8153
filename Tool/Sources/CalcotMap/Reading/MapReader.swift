public import CalcotCode

extension NavigationMap {
  /// Reads the map from code.
  ///
  /// Takes about as long as linking the codebase did.
  /// - Parameters:
  ///   - interface: The storyboards and nibs of the app, and which of them it starts with.
  ///   - text: Returns a line of a file for the evidence, by its path and its number from 1.
  public init(
    of codebase: Codebase, interface: InterfaceFiles = InterfaceFiles(), title: String,
    text: (_ path: String, _ line: Int) -> String? = { _, _ in nil }
  ) {
    let reader = MapReader(codebase, interface)
    let found = reader.arrows(text: text)
    let arrows = found.filter { $0.confidence >= Arrow.leastConfidence }
    self.init(
      title: title, screens: reader.screens, arrows: arrows,
      uncertainArrows: found.count - arrows.count,
      entryPoints: reader.entryPoints, layers: LayerReading(codebase, text: text).layers)
    divideCrowdedFeatures(untold: reader.untoldFeatures)
  }
}

/// Combines screens and arrows into a map.
struct MapReader {
  let codebase: Codebase
  let table: ScreenTable
  private let expressions: ScreenExpressions
  private let appStarts: AppStarts
  private let storyboards: StoryboardScreens
  private let storyboardClasses: Set<Name>
  private let starts: [InterfaceFiles.Start]
  private let swiftUI: SwiftUIShowing
  private let ids: [String]
  private let features: [String]
  fileprivate let untoldFeatures: Set<String>

  init(_ codebase: Codebase, _ interface: InterfaceFiles) {
    self.codebase = codebase
    let found = interface.storyboards
    starts = interface.starts
    let bridges = ControllerBridges(codebase)
    swiftUI = SwiftUIShowing(codebase, bridges)
    storyboardClasses = StoryboardScreens.classNames(in: found)
    table = ScreenTable(
      codebase, shownViews: swiftUI.shownViews, made: storyboardClasses, bridges: bridges)
    storyboards = StoryboardScreens(found, table)
    expressions = ScreenExpressions(table, storyboards)
    appStarts = AppStarts(expressions)
    let told = Features(table)
    features = told.names
    untoldFeatures = told.untold
    var counts: [String: Int] = [:]
    var shared: [String: Int] = [:]
    for unit in table.units {
      counts[unit.name, default: 0] += 1
      if unit.app == nil { shared[unit.name, default: 0] += 1 }
    }
    var seen: Set<String> = []
    var ids: [String] = []
    for (number, unit) in table.units.enumerated() {
      let place = unit.app.map(table.apps.name) ?? features[number]
      let isShared = unit.app == nil && shared[unit.name] == 1 && !table.apps.isOne
      var id =
        counts[unit.name] == 1 || isShared ? unit.name : "\(place).\(unit.name)"
      while !seen.insert(id).inserted { id += "'" }
      ids.append(id)
    }
    self.ids = ids
  }

  func arrows(text: (String, Int) -> String?) -> [Arrow] {
    let triggers = Triggers(expressions)
    var found = FoundArrows()
    for act in acts {
      let (path, line, _) = codebase.position(of: act.node)
      let evidence = SourceLine(
        place: Place(path: path, line: line), text: text(path, line) ?? "")
      let sources =
        act.source.map { [Triggers.Source(unit: $0, label: "")] } ?? triggers.sources(of: act.node)
      for source in sources {
        // NB: nothing shows the app, but its delegate may be among a screen's arguments.
        for target in act.targets.map({ table.counterpart(of: $0, at: act.node) })
        where target != source.unit && !isStart(target)
          && table.mayLead(from: source.unit, to: target, at: act.node)
        {
          found.add(
            Arrow(
              from: ids[source.unit], to: ids[target],
              how: Self.isLink(source.label) ? .link : act.how, label: source.label,
              evidence: [evidence], confidence: act.confidence * source.confidence))
        }
      }
    }
    addStoryboards(to: &found, text)
    return found.arrows.filter { arrow in
      // NB: code also puts a screen into its host before it shows it; that is no second arrow.
      arrow.how != .embed
        || !found.arrows.contains {
          $0.from == arrow.from && $0.to == arrow.to && $0.how != .embed
        }
    }
  }

  /// Adds the segues, and the screens that the app starts with if no code shows a first screen.
  private func addStoryboards(to found: inout FoundArrows, _ text: (String, Int) -> String?) {
    let performed = PerformedSegues(codebase, storyboards.identifiers)
    storyboards.forEachSegue { from, to, how, segue in
      let places = performed.places(of: segue)
      guard !segue.isPerformed || places != nil else { return }
      let lines = (places ?? []).prefix(4).map { place in
        let (path, line, _) = codebase.position(of: place)
        return SourceLine(place: Place(path: path, line: line), text: text(path, line) ?? "")
      }
      found.add(
        Arrow(
          from: ids[from], to: ids[to], how: how, label: segue.identifier,
          evidence: lines + [segue.evidence], confidence: segue.kind == "custom" ? 0.8 : 0.95))
    }
    for entry in applications
    where !found.arrows.contains(where: { $0.from == entry.screen && $0.how == .root }) {
      for first in firstScreens
      where ids[first.shown.unit] != entry.screen
        && ids.firstIndex(of: entry.screen).map({ table.mayLead(from: $0, to: first.shown.unit) })
          ?? true
      {
        found.add(
          Arrow(
            from: entry.screen, to: ids[first.shown.unit], how: first.shown.how ?? .root,
            label: first.file, evidence: first.line.map { [$0] } ?? [], confidence: 0.9))
      }
    }
  }

  /// A screen that the app starts with, by the name of its storyboard or nib.
  private struct FirstScreen {
    var shown: StoryboardScreens.Shown
    var file: String
    /// The line of the property list that names the file.
    var line: SourceLine?
  }

  /// The screens of the storyboards and nibs that the property lists name, or else of "Main".
  private var firstScreens: [FirstScreen] {
    let named = starts.flatMap { start in
      storyboards.initialScreens(of: start.name).map {
        FirstScreen(shown: $0, file: start.name, line: start.evidence)
      }
    }
    if !named.isEmpty { return named }
    return storyboards.initialScreens(of: "Main").map { FirstScreen(shown: $0, file: "Main") }
  }

  private static func isLink(_ label: String) -> Bool {
    let text = label.lowercased()
    return ["deeplink", "universallink", "openurl", "urlopening", "shortcutitem"].contains {
      text.contains($0)
    }
  }

  private var acts: [NavigationAct] {
    let shown = swiftUI.showings.compactMap { showing -> NavigationAct? in
      let targets = showing.views.compactMap { table.cores[$0] }
      guard !targets.isEmpty else { return nil }
      return NavigationAct(
        node: showing.node, how: showing.how, targets: targets, confidence: 0.95,
        source: showing.shower.flatMap { table.cores[$0] })
    }
    return NavigationActs(expressions, known: shown, made: swiftUI.made).acts
  }

  /// The app, or its first screens if its delegate is not in Swift.
  var entryPoints: [EntryPoint] {
    let apps = applications
    if !apps.isEmpty { return apps }
    var seen: Set<Int> = []
    return firstScreens.compactMap { first in
      guard let line = first.line, seen.insert(first.shown.unit).inserted else { return nil }
      return EntryPoint(
        screen: ids[first.shown.unit], reason: "the app starts with '\(first.file)'",
        evidence: line)
    }
  }

  private var applications: [EntryPoint] {
    table.units.indices.compactMap { number in
      let application = application(of: number)
      let start = appStarts.screens[number]
      guard let type = application ?? start?.type else { return nil }
      let node = application == nil ? start?.call : nil
      return EntryPoint(
        screen: ids[number], reason: "'\(codebase[type].name)' is where the app starts",
        evidence: SourceLine(place: place(of: node ?? codebase[type].declaration)))
    }
  }

  private func isStart(_ unit: Int) -> Bool {
    application(of: unit) != nil || appStarts.screens[unit] != nil
  }

  /// Returns the type of the app: its delegate rather than a scene's.
  private func application(of unit: Int) -> TypeID? {
    let types = table.units[unit].cores.filter(isApplication)
    return types.first { codebase[$0].name.text == "AppDelegate" } ?? types.first
  }

  private func isApplication(_ type: TypeID) -> Bool {
    codebase.role(of: codebase[type]) == .application
  }

  // MARK: Screens

  var screens: [Screen] {
    let parts = parts
    return table.units.indices.map { number in
      let unit = table.units[number]
      let main = main(of: unit)
      return Screen(
        id: ids[number], name: unit.name, feature: features[number], kind: kind(of: unit, main),
        place: place(of: main), parts: parts[number] ?? [], making: making(of: unit))
    }
  }

  /// Returns where code outside of a screen's types calls or names them: in the app, only in tests,
  /// or nowhere.
  private func making(of unit: ScreenTable.Unit) -> Screen.Making {
    var making = Screen.Making.nowhere
    for id in unit.cores {
      let type = codebase[id]
      if isApplication(id) || storyboardClasses.contains(type.name) { return .inApp }
      for node in codebase.mentions(of: type.name) where isMaking(node, of: type) {
        if codebase.isProduct(node), !isInPreview(node) { return .inApp }
        making = .onlyInTests
      }
    }
    return making
  }

  private func isMaking(_ node: NodeID, of type: CodeType) -> Bool {
    let kind = codebase[node].kind
    return (kind == .call || kind == .identifier)
      && codebase.outermostType(of: node)?.id != type.id
      && codebase.type(named: type.name, at: node)?.id == type.id
  }

  private func isInPreview(_ node: NodeID) -> Bool {
    if codebase.ancestor(of: node, where: { $0.kind == .macro }) != nil { return true }
    return codebase.outermostType(of: node).map { codebase.role(of: $0).isSupport } ?? false
  }

  private func main(of unit: ScreenTable.Unit) -> CodeType {
    let types = unit.cores.map { codebase[$0] }
    return types.first { !table.navigates($0) } ?? types[0]
  }

  private func kind(of unit: ScreenTable.Unit, _ main: CodeType) -> Screen.Kind {
    if codebase.isSubtype(main, of: ReadingNames.tabBarController) { return .tabs }
    switch codebase.role(of: main) {
    case .viewController: return .controller
    case .view: return .view
    default: return .flow
    }
  }

  private var parts: [Int: [Screen.Part]] {
    var parts: [Int: [Screen.Part]] = [:]
    for type in codebase.types where !type.isExternal && type.outer == nil && !type.isProtocol {
      let role = codebase.role(of: type)
      guard let title = Self.titles[role] else { continue }
      let isTest = role == .test
      guard isTest || codebase.isProduct(type.declaration),
        let number = isTest
          ? table.unit(stem: ScreenStem.stem(of: type.name.text), near: nil)
          : table.related(to: type)
      else { continue }
      parts[number, default: []].append(
        Screen.Part(role: title, name: type.name.text, place: place(of: type)))
    }
    for number in parts.keys {
      parts[number]?.sort { (Self.order($0.role), $0.name) < (Self.order($1.role), $1.name) }
    }
    return parts
  }

  private static func order(_ title: String) -> Int {
    ["View", "ViewModel", "Presenter", "Interactor", "Coordinator"].firstIndex(of: title) ?? 9
  }

  private static let titles: [Role: String] = [
    .view: "View", .viewController: "View", .viewModel: "ViewModel", .presenter: "Presenter",
    .interactor: "Interactor", .coordinator: "Coordinator", .router: "Router",
    .builder: "Builder", .test: "Test", .application: "Application",
  ]

  private func place(of type: CodeType) -> Place { place(of: type.declaration) }

  private func place(of node: NodeID) -> Place {
    let (path, line, _) = codebase.position(of: node)
    return Place(path: path, line: line)
  }
}
