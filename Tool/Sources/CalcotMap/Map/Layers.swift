/// The layers of the code, from the Model in the middle to the user interface outside, and their
/// uses of each other.
public struct Layers: Sendable, Equatable {
  /// The number of types of each layer.
  public var counts: [Layer: Int]
  /// The arrows between different layers.
  public var arrows: [LayerArrow]

  public init(counts: [Layer: Int] = [:], arrows: [LayerArrow] = []) {
    self.counts = counts
    self.arrows = arrows.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// The arrows that point outwards, or bypass a layer.
  public var violations: [LayerArrow] { arrows.filter(\.isForbidden) }
}

/// A ring of the onion. Inner rings must not know outer ones.
public enum Layer: String, Sendable, CaseIterable, Comparable {
  case model = "Model"
  case service = "Service"
  case interactor = "Interactor"
  case viewModel = "ViewModel"
  case coordinator = "Coordinator"
  case view = "View"

  /// The number of the ring, 0 in the middle.
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

/// An arrow from a layer to another whose types it uses.
public struct LayerArrow: Sendable, Equatable {
  public var from: Layer
  public var to: Layer
  /// The number of pairs of types.
  public var count: Int
  public var isForbidden: Bool
  /// At most ten of the uses, since all would make the map of a large app too long.
  public var examples: [Use] = []

  /// A use of a type by another one.
  public struct Use: Sendable, Hashable {
    public var user: String
    public var used: String
    public var evidence: SourceLine
  }

  /// Returns a Boolean value that indicates whether a layer must not use another: an inner layer
  /// must not use an outer one, and a View no Service or Interactor. An inner protocol of a
  /// Coordinator or View belongs to the inner layer and does not count.
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
