extension AppPackage {
  /// Returns the change that adds a screen to the app or to a feature of it.
  public func adding(
    screen names: PlaceNames, with content: ScreenContent, in style: ScreenStyle,
    shownBy interface: ScreenInterface = .semantic, into feature: TypeName? = nil
  ) throws -> PackageChange {
    guard style != .delegate || interface != .swiftui else {
      throw NewProblem(
        "a SwiftUI view is a value, and cannot be the delegate of a ViewModel; "
          + "take another style, or --view uikit")
    }
    let owner = try coordinator(of: feature)
    let template = ScreenTemplate(
      names: names, content: content, style: style, interface: interface, owner: owner)
    let parts = try template.parts()
    try checkIsFree(names.type, parts)
    var folders = folders(of: names, in: owner.module, parts: parts, tests: try template.tests())
    var changes: [ChangedFile] = []
    var products: [String: [String]] = [:]
    if let registration = template.registration {
      let native = try registering(registration, in: owner.module)
      folders += native.folders
      changes += native.changes
      for module in native.modules { products[module] = ViewHost.allCases.map(\.product) }
    }
    if style == .streams {
      for module in [owner.module, "\(owner.module)Tests"] {
        products[module, default: []] += ["CalcotStreams"]
      }
      let steps = "Sources/\(owner.module)/Steps"
      let path = "\(steps)/\(owner.step).swift"
      if exists(path) {
        changes.append(
          try changed(path) { source throws(NewProblem) in
            try template.step.applied(to: source, steps: owner.step)
          })
      } else {
        folders.append(PackageChange.Folder(path: steps, files: [try template.steps()]))
      }
    }
    if !products.isEmpty {
      changes.append(try manifest(with: products, traits: style == .streams ? ["Streams"] : []))
    }
    let place = PlaceInsertion(
      places: [
        .init(
          route: names.member, segment: names.segment,
          content: "screen { \(names.member)Screen(place.saved()) }")
      ], title: names.title)
    changes.append(try changed(owner, by: place))
    return try PackageChange(
      of: folder, folders: folders,
      files: try TestFakes(module: owner.module, parts: parts).files(), changes: changes)
  }

  /// Returns the change that adds a flow with a typed result, and a screen that starts it.
  public func adding(
    flow names: PlaceNames, into feature: TypeName? = nil
  ) throws -> PackageChange {
    let owner = try coordinator(of: feature)
    let template = FlowTemplate(names: names, owner: owner)
    let parts = try template.parts()
    try checkIsFree(names.type, parts)
    let route = "\(names.type.text)Route"
    var place = PlaceInsertion(
      places: [
        .init(
          route: names.member, segment: names.segment,
          content: "screen { \(names.member)Screen() }"),
        .init(
          route: "\(names.member)Flow", segment: "\(names.segment)/flow", style: ", as: .sheet",
          content: "flow(\(names.member)Flow())"),
      ], title: names.title)
    var changes: [ChangedFile] = []
    if feature == nil {
      place.registered = route
    } else {
      changes.append(
        try changed(app.path) { source throws(NewProblem) in
          try Registration(route: route).applied(to: source)
        })
    }
    changes.append(try changed(owner, by: place))
    return try PackageChange(
      of: folder,
      folders: folders(of: names, in: owner.module, parts: parts, tests: try template.tests()),
      files: try TestFakes(module: owner.module, parts: parts).files(), changes: changes)
  }

  /// Returns the change that adds a feature: a target of its own, with a Coordinator and its tests.
  public func adding(feature names: PlaceNames) throws -> PackageChange {
    guard try isOnFramework else {
      throw NewProblem("there is no app on Calçot here: \(app.path) does not import it")
    }
    let name = names.type.text
    let template = FeatureTemplate(names: names, app: app)
    let parts = try template.parts()
    try checkIsFree(names.type, parts)
    var manifest = try ManifestEdit(try text(of: "Package.swift"))
    manifest.add(targets: try template.targets())
    try manifest.add(dependencies: ["\"\(name)\""], toTarget: app.module)
    let place = PlaceInsertion(
      places: [
        .init(
          route: names.member, segment: names.segment,
          content: "flow(ChildFlow(\(name)Coordinator()))")
      ], title: names.title, registered: "\(name)Route", imported: name)
    return try PackageChange(
      of: folder,
      folders: [
        .init(path: "Sources/\(name)", files: parts),
        .init(path: "Tests/\(name)Tests", files: try template.tests()),
        .init(path: "Tests/\(app.module)Tests/\(name)", files: try template.appTests()),
      ],
      changes: [
        ChangedFile(
          path: "Package.swift", old: try text(of: "Package.swift"), new: manifest.result),
        try changed(app, by: place),
      ])
  }

  private func folders(
    of names: PlaceNames, in module: String, parts: [NewFile], tests: [NewFile]
  ) -> [PackageChange.Folder] {
    [
      .init(path: "Sources/\(module)/\(names.type.text)", files: parts),
      .init(path: "Tests/\(module)Tests/\(names.type.text)", files: tests),
    ]
  }
}
