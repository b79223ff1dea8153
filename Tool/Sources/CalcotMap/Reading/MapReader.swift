public import CalcotCode

extension NavigationMap {
  /// Reads the map from code.
  ///
  /// Takes about as long as linking the codebase did.
  /// - Parameters:
  ///   - storyboards: The storyboards of the app.
  ///   - text: Returns a line of a file for the evidence, by its path and its number from 1.
  public init(
    of codebase: Codebase, storyboards: [Storyboard] = [], title: String,
    text: (_ path: String, _ line: Int) -> String? = { _, _ in nil }
  ) {
    let reader = MapReader(codebase, storyboards)
    self.init(
      title: title, screens: reader.screens, arrows: reader.arrows(text: text),
      entryPoints: reader.entryPoints, layers: LayerReading(codebase, text: text).layers)
    divideCrowdedFeatures(untold: reader.untoldFeatures)
  }
}

/// Combines screens and arrows.
struct MapReader {
  let codebase: Codebase
  let table: ScreenTable
  private let expressions: ScreenExpressions
  private let storyboards: StoryboardScreens
  private let storyboardClasses: Set<Name>
  private let swiftUI: SwiftUIShowing
  private let ids: [String]
  private let features: [String]
  fileprivate let untoldFeatures: Set<String>

  init(_ codebase: Codebase, _ found: [Storyboard]) {
    self.codebase = codebase
    swiftUI = SwiftUIShowing(codebase)
    storyboardClasses = StoryboardScreens.classNames(in: found)
    table = ScreenTable(codebase, shownViews: swiftUI.shownViews, made: storyboardClasses)
    storyboards = StoryboardScreens(found, table)
    expressions = ScreenExpressions(table, storyboards)
    let told = Features(table)
    features = told.names
    untoldFeatures = told.untold
    var counts: [String: Int] = [:]
    for unit in table.units { counts[unit.name, default: 0] += 1 }
    var seen: Set<String> = []
    var ids: [String] = []
    for (number, unit) in table.units.enumerated() {
      var id = counts[unit.name] == 1 ? unit.name : "\(features[number]).\(unit.name)"
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
        for target in act.targets where target != source.unit {
          found.add(
            Arrow(
              from: ids[source.unit], to: ids[target],
              how: Self.isLink(source.label) ? .link : act.how, label: source.label,
              evidence: [evidence], confidence: act.confidence))
        }
      }
    }
    addStoryboards(to: &found)
    return found.arrows
  }

  /// Adds the segues, and what the main storyboard starts with if no code shows a first screen.
  private func addStoryboards(to found: inout FoundArrows) {
    storyboards.forEachSegue { from, to, how, segue in
      found.add(
        Arrow(
          from: ids[from], to: ids[to], how: how, label: segue.identifier,
          evidence: [segue.evidence], confidence: segue.kind == "custom" ? 0.8 : 0.95))
    }
    for entry in entryPoints
    where !found.arrows.contains(where: { $0.from == entry.screen && $0.how == .root }) {
      for shown in storyboards.initialScreens(of: "Main") where ids[shown.unit] != entry.screen {
        found.add(
          Arrow(
            from: entry.screen, to: ids[shown.unit], how: shown.how ?? .root, label: "Main",
            confidence: 0.9))
      }
    }
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
      return NavigationAct(node: showing.node, how: showing.how, targets: targets, confidence: 0.95)
    }
    return NavigationActs(expressions, known: shown).acts
  }

  var entryPoints: [EntryPoint] {
    table.units.indices.compactMap { number in
      guard let type = application(of: number) else { return nil }
      return EntryPoint(
        screen: ids[number], reason: "'\(codebase[type].name)' is where the app starts",
        evidence: SourceLine(place: place(of: codebase[type])))
    }
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

  /// Returns where the types of a screen are named outside of themselves: by a call, as a type that
  /// is looked up, or below another class.
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

  private func place(of type: CodeType) -> Place {
    let (path, line, _) = codebase.position(of: type.declaration)
    return Place(path: path, line: line)
  }
}
