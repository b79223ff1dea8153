import CalcotToolTesting

@testable import CalcotMap

/// A generated map of any size; the same seed gives the same map.
enum GeneratedMap {
  static func map(screens count: Int, seed: UInt64) -> NavigationMap {
    var random = SeededGenerator(seed: seed)
    let featureCount = max(1, count / 14)
    let features = (0..<featureCount).map { "\(nouns[$0 % nouns.count])\($0 / nouns.count)" }
    var screens: [Screen] = []
    for index in 0..<count {
      // NB: features have very different sizes, as in real apps.
      let feature = features[min(random.below(featureCount), random.below(featureCount))]
      let words = (0...random.below(3)).map { _ in nouns[random.below(nouns.count)] }
      let name = words.joined() + "\(index)"
      screens.append(
        Screen(
          id: name, name: name, feature: feature,
          kind: Screen.Kind.allCases[random.below(Screen.Kind.allCases.count)],
          place: Place(path: "App/\(feature)/\(name)ViewController.swift", line: 12),
          parts: ["ViewController", "ViewModel", "Coordinator"].map {
            Screen.Part(
              role: $0, name: name + $0,
              place: Place(path: "App/\(feature)/\(name)\($0).swift", line: 9))
          }))
    }
    return NavigationMap(
      title: "Generated", screens: screens, arrows: arrows(between: screens, &random),
      entryPoints: [EntryPoint(screen: screens[0].id, reason: "the app starts here")],
      layers: layers)
  }

  private static func arrows(between screens: [Screen], _ random: inout SeededGenerator) -> [Arrow]
  {
    var arrows: [Arrow] = []
    var byFeature: [String: [Screen]] = [:]
    for (index, screen) in screens.enumerated() {
      defer { byFeature[screen.feature, default: []].append(screen) }
      guard index > 0 else { continue }
      let siblings = byFeature[screen.feature] ?? []
      let isInside = !siblings.isEmpty && random.below(10) < 8
      let pool = isInside ? siblings : Array(screens[..<index])
      for _ in 0...(random.below(4) == 0 ? 1 : 0) {
        arrows.append(arrow(from: pool[random.below(pool.count)], to: screen, &random))
      }
      if random.below(12) == 0 {
        arrows.append(arrow(from: screen, to: pool[random.below(pool.count)], &random))
      }
    }
    return arrows
  }

  private static func arrow(from: Screen, to: Screen, _ random: inout SeededGenerator) -> Arrow {
    let how = Arrow.How.allCases[random.below(Arrow.How.allCases.count)]
    let line = SourceLine(
      place: Place(path: from.place.path, line: 40 + random.below(200)),
      text: "root.\(how.rawValue)(\(to.name), animated: true)")
    return Arrow(
      from: from.id, to: to.id, how: how, label: "on\(to.name)Requested", evidence: [line],
      confidence: Double(6 + random.below(5)) / 10)
  }

  private static let layers = Layers(
    counts: [
      .model: 210, .service: 120, .interactor: 44, .viewModel: 180, .coordinator: 61, .view: 402,
    ],
    arrows: [
      LayerArrow(from: .view, to: .viewModel, count: 180, isForbidden: false),
      LayerArrow(from: .viewModel, to: .interactor, count: 44, isForbidden: false),
      LayerArrow(from: .interactor, to: .service, count: 93, isForbidden: false),
      LayerArrow(
        from: .viewModel, to: .view, count: 1, isForbidden: true,
        examples: [
          LayerArrow.Use(
            user: "HomeViewModel", used: "BannerView",
            evidence: SourceLine(
              place: Place(path: "App/Home/HomeViewModel.swift", line: 93),
              text: "content: BannerView(viewModel: viewModel)"))
        ]),
    ])

  private static let nouns = [
    "Home", "Search", "Login", "Settings", "Profile", "Orders", "Basket", "Payment", "Address",
    "Chat", "Topics", "Welcome", "Gallery", "Calendar", "Tickets", "Help", "Account", "Filter",
    "Details", "Notifications", "Privacy", "Feedback", "Map", "Store",
  ]
}
