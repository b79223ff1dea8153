internal import CalcotCode
internal import CalcotFindings

/// A Model or the business logic around it that uses the UI, or a part above it.
struct ModelDependsOnUI: Rule {
  static let description = RuleDescription(
    id: "model-depends-on-ui", group: "model",
    summary: "Models, Interactors and Services know no views, and nothing that stands above them.",
    rationale: """
      The business logic is what stays when the screens are made anew. If it names a view, a \
      ViewModel or a coordinator, it cannot be built, tested or moved into a module without them.
      """,
    remedy: """
      Let the upper part turn the Model into what is shown: move the code that builds the view to \
      the View, and nested types that the Model needs out of it.
      """,
    grades: [
      .a: "an import that nothing uses",
      .b: "a value that a Model holds: an image, a colour, a font",
      .c: "a global of the UI's",
      .d: "a view, a controller, or a part above",
    ],
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let search = UIUseSearch(codebase: codebase)
    let parts = search.namesOfParts()
    let values = search.namesOfValues()
    let places = PathFacts(codebase, tell: Place.init)
    var found: [TypeID: BusinessUses] = [:]
    for type in codebase.types {
      guard let layer = Layer(type, in: codebase, places) else { continue }
      let handed =
        layer == .interactor
        ? search.parts(in: type, among: parts) + search.takenValues(in: type, among: values) : []
      let all = (search.uses(in: type) + handed).filter { isBeside($0.node, type, codebase) }
      let upper = layer == .service ? [] : upperParts(of: type, search, context)
      let uses = BusinessUses(
        type: type, layer: layer, objects: all.filter(layer.objects(to:)) + upper,
        remarks: all.filter(layer.remarks(on:)))
      if !uses.isEmpty { found[type.id] = uses }
    }
    return BusinessUses.joined(found, codebase).compactMap { finding($0, context) }
      + unusedImports(context, search)
  }

  /// Returns a Boolean value that indicates whether code is in the file or folder of the type. An
  /// extension elsewhere may belong to the UI.
  private func isBeside(_ node: NodeID, _ type: CodeType, _ codebase: Codebase) -> Bool {
    if node.file == type.declaration.file { return true }
    return folder(codebase.path(of: node)) == folder(codebase.path(of: type.declaration))
  }

  private func folder(_ path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }

  /// The kind of business logic.
  enum Layer {
    case model, interactor, service

    init?(_ type: CodeType, in codebase: Codebase, _ places: PathFacts<Place>) {
      guard !type.isExternal, codebase.isProduct(type.declaration), type.outer == nil else {
        return nil
      }
      let isValue = type.kind != .protocol && type.kind != .class
      let guess = codebase.guess(type)
      switch guess.role {
      case .model where guess.confidence >= 0.6: self = .model
      case .none
      where isValue && places[type.declaration].isOfModels || UseCases.areIn(type, codebase):
        self = .model
      case .value where isValue && places[type.declaration].isOfModels: self = .model
      case .interactor where guess.confidence >= 0.6: self = .interactor
      case .service where guess.confidence >= 0.7 && !Self.isAboutUI(type.name.text):
        self = .service
      default: return nil
      }
      if places[type.declaration].isOfUI { return nil }
    }

    func objects(to use: UIReference) -> Bool {
      switch self {
      case .model: use.grade == .d || use.grade == .c && use.how == .calls
      case .interactor: use.grade == .d
      case .service:
        use.grade == .d && use.how == .makes && (use.isProjectView || use.name == Self.alert)
      }
    }

    /// Returns a Boolean value that indicates whether a use is worth a remark, if there is no worse
    /// use.
    func remarks(on use: UIReference) -> Bool {
      switch self {
      case .model: use.grade == .b
      case .interactor: use.grade == .b || use.grade == .c
      case .service: use.grade == .c && Self.globals.contains(use.name)
      }
    }

    var word: String {
      switch self {
      case .model: "Model"
      case .interactor: "Interactor"
      case .service: "Service"
      }
    }

    private static let alert: Name = "UIAlertController"
    private static let globals: Set<Name> = ["UIApplication", "UIDevice"]

    /// Returns a Boolean value that indicates whether a service is about the UI: alerts, themes,
    /// images.
    private static func isAboutUI(_ name: String) -> Bool {
      [
        "Alert", "Toast", "Theme", "Image", "Present", "Window", "Keyboard", "Appear", "Banner",
        "HUD",
        "Hud", "Notice", "Overlay", "UI", "View", "Screen", "Icon", "Font", "Color", "Share",
        "Photo",
        "Snackbar", "Tooltip", "Transition", "Modal", "Scanner", "Navigat", "Rout", "Link", "Cover",
        "Privacy", "Print", "Layout",
        "Style", "Menu", "Status", "Accessib", "Device", "Lifecycle",
      ].contains { name.contains($0) }
    }
  }

  /// Returns the names of ViewModels, views, controllers and coordinators in a model or interactor.
  private func upperParts(
    of type: CodeType, _ search: UIUseSearch, _ context: RuleContext
  ) -> [UIReference] {
    let codebase = context.codebase
    var uses: [UIReference] = []
    for declaration in type.declarations
    where codebase.isProduct(declaration) && isBeside(declaration, type, codebase) {
      for node in codebase.descendants(of: declaration) {
        let found = codebase[node]
        guard found.kind == .type || found.kind == .identifier, !search.isModule(found, at: node),
          let other = codebase.type(named: found.name, at: node), !other.isExternal,
          other.id != type.id
        else { continue }
        let guess = codebase.guess(other)
        if isMetatype(node, codebase) { continue }
        let isUpper =
          guess.role.isUI || guess.role == .viewModel || guess.role == .coordinator
          || guess.role == .application || guess.role == .builder && isLocator(other)
        guard isUpper, guess.confidence >= 0.8, !other.isProtocol, other.outer == nil else {
          continue
        }
        uses.append(
          UIReference(
            node: node, grade: .d, name: found.name, isProjectView: true,
            confidence: guess.confidence * 0.95, how: .names))
      }
    }
    return uses
  }

  /// Returns a Boolean value that indicates whether a node is in `ListView.self`, as a name or a
  /// key.
  private func isMetatype(_ node: NodeID, _ codebase: Codebase) -> Bool {
    codebase.parent(of: node).map {
      codebase[$0].kind == .member && codebase[$0].name == Name.`self`
    }
      ?? false
  }

  /// Returns a Boolean value that indicates whether a type is a service locator. It knows all
  /// layers, so its users depend on them all.
  private func isLocator(_ type: CodeType) -> Bool {
    let name = type.name.text
    return name.hasSuffix("Container") || name.hasSuffix("Locator") || name.hasSuffix("Injector")
  }

  private func finding(_ uses: BusinessUses, _ context: RuleContext) -> Finding? {
    uses.objects.isEmpty ? remark(uses, context) : objection(uses, context)
  }

  private func objection(_ uses: BusinessUses, _ context: RuleContext) -> Finding? {
    var places: Set<NodeID> = []
    let all = uses.objects.sorted { $0.node < $1.node }.filter { places.insert($0.node).inserted }
    guard let first = all.first else { return nil }
    let verb = first.how == .makes ? "builds" : "knows"
    // NB: one place in each member tells more than all of one member's lines.
    var members: Set<Member?> = [context.codebase.enclosingMember(of: first.node)]
    let others = all.dropFirst().filter {
      members.insert(context.codebase.enclosingMember(of: $0.node)).inserted
    }
    return context.finding(
      of: Self.self, at: first.node,
      confidence: confidence(uses.type, context.codebase) * first.confidence * 0.95,
      grade: first.grade, symbol: first.name.text,
      message:
        "'\(uses.type.name)' \(verb) '\(first.name)', and the business logic is what the UI "
        + "depends on, not the other way round",
      facts: uses.facts(others))
  }

  /// Returns a remark about the values of the UI that a Model has or an Interactor uses, and the
  /// globals that an Interactor or Service uses.
  private func remark(_ uses: BusinessUses, _ context: RuleContext) -> Finding? {
    let remarks = uses.remarks.filter { $0.grade == .b } + uses.remarks.filter { $0.grade == .c }
    guard let first = remarks.first else { return nil }
    let verb =
      first.grade == .c ? "reaches" : uses.layer == .model ? "holds" : "works with"
    let why =
      first.grade == .c
      ? "one for the whole app; a protocol of its own would let the \(uses.layer.word) be tested"
      : "a value of the UI; a plain value of its own would let the \(uses.layer.word) be built"
    return context.finding(
      of: Self.self, at: first.node, severity: .info,
      confidence: confidence(uses.type, context.codebase) * first.confidence * 0.95,
      grade: first.grade, symbol: first.name.text,
      message: "'\(uses.type.name)' \(verb) '\(first.name)', \(why) without it",
      facts: uses.facts(remarks.dropFirst()))
  }

  /// Returns the confidence of the type's role; a place of Models counts as much as an inferred
  /// role.
  private func confidence(_ type: CodeType, _ codebase: Codebase) -> Double {
    let guess = codebase.guess(type).confidence
    return isPlacedAsModel(type, codebase) ? max(guess, 0.85) : guess
  }

  /// Returns a Boolean value that indicates whether a type is in a folder of Models, or groups the
  /// data of use cases.
  private func isPlacedAsModel(_ type: CodeType, _ codebase: Codebase) -> Bool {
    Place(codebase.path(of: type.declaration)).isOfModels || UseCases.areIn(type, codebase)
  }

  // MARK: Imports that nothing needs

  private func unusedImports(_ context: RuleContext, _ search: UIUseSearch) -> [Finding] {
    let codebase = context.codebase
    return codebase.codeFiles.indices.compactMap { file in
      guard codebase.codeFiles[file].isProduct,
        let node = codebase.codeFiles[file].imports.first(where: {
          UISymbols.modules.contains(FileImports.module(of: $0, in: codebase))
            && codebase[$0].parent == 0
        }), let type = businessType(inFile: file, codebase)
      else { return nil }
      let need = ImportNeed(file: file, in: codebase)
      guard need.use == nil, !need.isUncertain,
        search.uses(in: NodeID(file: file, index: 0)).allSatisfy(\.isPart)
      else { return nil }
      return unusedImport(node, need, of: type, context)
    }
  }

  private func unusedImport(
    _ node: NodeID, _ need: ImportNeed, of type: CodeType, _ context: RuleContext
  ) -> Finding {
    let codebase = context.codebase
    let module = codebase[node].name
    let fix = UIImportFix(deleting: [node], need: need, in: codebase)
    let replacement = fix.replacement.map(\.text)
    return context.finding(
      of: Self.self, at: node, confidence: confidence(type, codebase) * 0.95, grade: .a,
      symbol: "import \(module)",
      message: "'\(type.name)' imports \(module) and names nothing of it"
        + (replacement.isEmpty ? "" : "; \(replacement.joined(separator: " and ")) is enough"),
      fix: fix())
  }

  /// Returns the first type of a file whose types are all business logic, by their roles or by the
  /// folder.
  private func businessType(inFile file: Int, _ codebase: Codebase) -> CodeType? {
    var first: CodeType?
    for node in codebase.children(of: NodeID(file: file, index: 0)) {
      guard codebase[node].kind.hasMembers else { continue }
      guard let type = codebase.type(declaredAt: node) else { return nil }
      guard codebase[node].kind.isTypeDeclaration else {
        if type.isExternal, !Self.ofFoundation(type.name) { return nil }
        continue
      }
      let guess = codebase.guess(type)
      switch guess.role {
      case .model, .interactor,
        .service where guess.confidence >= 0.7:
        if first == nil { first = type }
      case .none, .value:
        if first == nil, isPlacedAsModel(type, codebase) { first = type }
      default: return nil
      }
    }
    return first
  }

  /// Returns a Boolean value that indicates whether an extended type does not belong to the UI.
  private static func ofFoundation(_ name: Name) -> Bool {
    FoundationNames.all.contains(name) || FoundationNames.standard.contains(name)
  }
}
