internal import CalcotCode
internal import CalcotFindings

/// A type of a lower layer that names one of an upper layer.
struct LayerOrder: Rule {
  static let description = RuleDescription(
    id: "layer-order", group: "dependencies",
    summary: "A layer uses those below it, and none above.",
    rationale: """
      The layers are the ones of `.calcot.yml`, from the outside in; without them the rule says \
      nothing. What is below can be built, tested and moved into a module without what is above, as \
      long as it does not name it.
      """,
    remedy: """
      Move the type down, or let the lower layer declare a protocol that the upper one conforms to, \
      and give it the object from above.
      """,
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    guard context.layers.count > 1 else { return [] }
    let codebase = context.codebase
    let references = TypeReferences(codebase, countsAll: true)
    var levels = [Int?](repeating: nil, count: codebase.files.count)
    for (level, layer) in context.layers.enumerated() {
      for file in layer.files where levels.indices.contains(Int(file)) && levels[Int(file)] == nil {
        levels[Int(file)] = level
      }
    }
    var upward: [TypeID: [Upward]] = [:]
    for type in codebase.types where !type.isExternal && type.outer == nil && !type.isLocal {
      guard let upper = levels[Int(type.declaration.file)], upper + 1 < context.layers.count,
        codebase.isProduct(type.declaration)
      else { continue }
      for reference in references.users(of: type) {
        guard let lower = levels[Int(reference.node.file)], lower > upper else { continue }
        upward[reference.user.id, default: []].append(Upward(reference, from: lower, to: upper))
      }
    }
    return upward.keys.sorted().compactMap { finding(upward[$0] ?? [], context) }
  }

  /// A reference against the order of the layers.
  private struct Upward {
    var reference: TypeReference
    var lower: Int
    var upper: Int

    init(_ reference: TypeReference, from lower: Int, to upper: Int) {
      self.reference = reference
      self.lower = lower
      self.upper = upper
    }
  }

  private func finding(_ upward: [Upward], _ context: RuleContext) -> Finding? {
    let upward = upward.sorted { $0.reference.node < $1.reference.node }
    guard let first = upward.first else { return nil }
    let (user, used) = (first.reference.user.name, first.reference.used.name)
    let (lower, upper) = (context.layers[first.lower].name, context.layers[first.upper].name)
    return context.finding(
      of: Self.self, at: first.reference.node, confidence: 0.95, symbol: used.text,
      message:
        "'\(user)' of the layer '\(lower)' names '\(used)' of '\(upper)', and '\(lower)' lies below",
      facts: upward.dropFirst().prefix(12).map { other in
        Fact(
          "and '\(other.reference.used.name)' of '\(context.layers[other.upper].name)' here",
          at: other.reference.node)
      })
  }
}

extension LayerOrder {
  static let examples: [RuleDescription.Example] = [
    .init(
      "A lower layer names an upper one",
      """
      // Layers: App, Features, Core
      // File: Core/Session.swift
      final class Session {
        func end() { ↓LoginFlow().start() }
      }
      // File: Features/LoginFlow.swift
      final class LoginFlow {
        func start() {}
      }
      """, message: "'Session' of the layer 'Core' names 'LoginFlow' of 'Features'"),
    .init(
      "Once for each type, whatever it names",
      """
      // Layers: Features, Core
      // File: Core/Session.swift
      final class Session {
        var flow: ↓LoginFlow?
        var other: LogoutFlow?
        func end() { LoginFlow().start() }
      }
      // File: Features/Flows.swift
      final class LoginFlow { func start() {} }
      final class LogoutFlow {}
      """),
    .init(
      "Downwards, within a layer, through a protocol from below, and outside of all layers",
      """
      // Layers: Features, Core
      // File: Core/Session.swift
      protocol SessionObserving { func sessionEnded() }
      final class Clock {}
      final class Session {
        let clock = Clock()
        var observer: (any SessionObserving)?
      }
      // File: Features/LoginFlow.swift
      final class LoginFlow: SessionObserving {
        let session = Session()
        func sessionEnded() {}
      }
      // File: Scratch/Trial.swift
      final class Trial { let flow = LoginFlow() }
      """),
    .init(
      "A type of a lower layer with the name of one above",
      """
      // Layers: Features, Core
      // File: Core/Session.swift
      final class Session {
        struct Row {}
        let row = Row()
      }
      // File: Features/Row.swift
      struct Row {}
      """),
  ]
}
