internal import CalcotCode

/// Reads the layers of a codebase and their uses of each other.
struct LayerReading {
  private(set) var layers: Layers

  init(_ codebase: Codebase, text: (String, Int) -> String?) {
    var layerOf: [Layer?] = []
    var counts: [Layer: Int] = [:]
    for type in codebase.types {
      let guess = codebase.guess(type)
      let layer =
        type.isExternal || guess.confidence < 0.7 || !codebase.isProduct(type.declaration)
        ? nil : Self.layer(of: guess.role)
      layerOf.append(layer)
      if let layer, !type.isProtocol { counts[layer, default: 0] += 1 }
    }
    var uses: [LayerPair: (count: Int, examples: [(CodeType, CodeType, NodeID)])] = [:]
    var seen: Set<[Int32]> = []
    for file in codebase.files.indices where codebase.codeFiles[file].isProduct {
      for node in codebase.nodes(inFile: file) {
        let found = codebase[node]
        guard found.kind == .type || found.kind == .identifier, !found.name.isNone,
          let user = codebase.enclosingType(of: node), let from = layerOf[Int(user.id.number)],
          let used = codebase.type(named: found.name, at: node), used.id != user.id,
          let to = layerOf[Int(used.id.number)], to != from,
          seen.insert([user.id.number, used.id.number]).inserted
        else { continue }
        // NB: nested types, and the type around, do not count.
        if used.outer == user.id || user.outer == used.id { continue }
        // NB: a protocol that an inner layer declares for an outer one belongs to the inner one.
        if used.isProtocol, to.ring >= from.ring { continue }
        var use = uses[LayerPair(from: from, to: to)] ?? (0, [])
        use.count += 1
        if use.examples.count < 10 { use.examples.append((user, used, node)) }
        uses[LayerPair(from: from, to: to)] = use
      }
    }
    let arrows = uses.map { pair, use in
      LayerArrow(
        from: pair.from, to: pair.to, count: use.count,
        isForbidden: LayerArrow.forbids(pair.from, using: pair.to),
        examples: use.examples.map { user, used, node in
          let (path, line, _) = codebase.position(of: node)
          return LayerArrow.Use(
            user: codebase.qualifiedName(of: user), used: codebase.qualifiedName(of: used),
            evidence: SourceLine(
              place: Place(path: path, line: line), text: text(path, line) ?? ""))
        })
    }
    layers = Layers(counts: counts, arrows: arrows)
  }

  private struct LayerPair: Hashable {
    var from: Layer
    var to: Layer
  }

  private static func layer(of role: Role) -> Layer? {
    switch role {
    case .model: .model
    case .service: .service
    case .interactor: .interactor
    case .viewModel, .presenter: .viewModel
    case .coordinator, .router: .coordinator
    case .view, .viewController: .view
    default: nil
    }
  }
}
