/// The layers of the code, from the Model in the middle to what the user sees outside, and who
/// uses whom.
public struct Layers: Sendable, Equatable {
  /// How many types each layer has.
  public var counts: [Layer: Int]
  /// Without those inside one layer.
  public var arrows: [LayerArrow]

  public init(counts: [Layer: Int] = [:], arrows: [LayerArrow] = []) {
    self.counts = counts
    self.arrows = arrows.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// The arrows that point outwards, or past a layer that must be asked.
  public var violations: [LayerArrow] { arrows.filter(\.isForbidden) }
}

/// A ring of the onion; what is inside must not know what is outside.
public enum Layer: String, Sendable, CaseIterable, Comparable {
  case model = "Model"
  case service = "Service"
  case interactor = "Interactor"
  case viewModel = "ViewModel"
  case coordinator = "Coordinator"
  case view = "View"

  /// 0 in the middle.
  public var ring: Int {
    switch self {
    case .model: 0
    case .service, .interactor: 1
    case .viewModel: 2
    case .coordinator, .view: 3
    }
  }

  public static func < (one: Layer, other: Layer) -> Bool { one.rank < other.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Types of one layer use types of another.
public struct LayerArrow: Sendable, Equatable {
  public var from: Layer
  public var to: Layer
  /// How many pairs of types.
  public var count: Int
  public var isForbidden: Bool
  /// Some of the uses, at most ten; all of them would make the map of a large app unwieldy.
  public var examples: [Use]

  public init(from: Layer, to: Layer, count: Int, isForbidden: Bool, examples: [Use] = []) {
    self.from = from
    self.to = to
    self.count = count
    self.isForbidden = isForbidden
    self.examples = examples
  }

  /// A type names another one.
  public struct Use: Sendable, Hashable {
    public var user: String
    public var used: String
    public var evidence: SourceLine

    public init(user: String, used: String, evidence: SourceLine) {
      self.user = user
      self.used = used
      self.evidence = evidence
    }
  }

  /// Whether a layer may not use another: an inner one an outer one, or a View what only Interactors
  /// and Services may reach. Protocols of a Coordinator or View that lie inside are the inner
  /// layer's own and do not count.
  public static func forbids(_ from: Layer, using to: Layer) -> Bool {
    switch (from, to) {
    case (.model, let other): other != .model
    case (.service, .interactor), (.service, .viewModel), (.service, .coordinator),
      (.service, .view):
      true
    case (.interactor, .viewModel), (.interactor, .coordinator), (.interactor, .view): true
    case (.viewModel, .view): true
    case (.view, .service), (.view, .interactor): true
    default: false
    }
  }
}
