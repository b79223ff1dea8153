/// The names of the types of a screen's five parts, as far as reflection can find them.
package struct PartNames: Equatable, Sendable {
  /// The View: a host's own, or else the semantic one.
  package let view: String?
  package let viewModel: String
  /// The stored property of the ViewModel whose name ends in "interactor".
  package let interactor: String?
  /// The plain data that the Interactor stores or, if there is none, the ViewModel: `Equatable`
  /// values of the app's own types.
  package let model: String?
  /// The stored property of the ViewModel whose name ends in "coordinator" or "router"; if there is
  /// none, the coordinator of the screen's flow.
  package private(set) var coordinator: String?

  init(view: Any.Type?, viewModel: Any) {
    self.view = view.map(Self.name)
    self.viewModel = Self.name(of: type(of: viewModel))
    let interactor = Self.part(of: viewModel, ["nteractor"])
    self.interactor = interactor.map { Self.name(of: type(of: $0)) }
    model = Self.model(in: interactor ?? viewModel)
    coordinator = Self.part(of: viewModel, ["oordinator", "outer"]).map {
      Self.name(of: type(of: $0))
    }
  }

  /// Returns the names with the flow's coordinator, if reflection found none in the ViewModel.
  func completed(by flowsCoordinator: AnyObject?) -> PartNames {
    guard coordinator == nil, let flowsCoordinator else { return self }
    var names = self
    names.coordinator = Self.name(of: type(of: flowsCoordinator))
    return names
  }

  /// Returns the name of a type with the types around it, without its module.
  private static func name(of type: Any.Type) -> String {
    let path = String(reflecting: type)
    // NB: the names of the types around a private or generic type are not meaningful.
    guard !path.contains("("), !path.contains("<") else { return "\(type)" }
    return String(path.drop { $0 != "." }.dropFirst())
  }

  static func part(of owner: Any, _ names: [String]) -> Any? {
    stored(in: owner).first { label, _ in names.contains { label.hasSuffix($0) } }?.value
  }

  private static func model(in owner: Any) -> String? {
    let types = stored(in: owner).compactMap { _, value -> String? in
      guard value is any Equatable, !(type(of: value) is AnyClass) else { return nil }
      return isOwn(value) ? name(of: type(of: value)) : nil
    }
    return types.isEmpty ? nil : types.joined(separator: ", ")
  }

  /// Returns a Boolean value that indicates whether a value's type is one of the app's, or a
  /// collection of such values.
  static func isOwn(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set: return mirror.children.first.map { isOwn($0.value) } ?? false
    case .dictionary, .tuple: return false
    default:
      let module = String(reflecting: type(of: value)).prefix { $0 != "." }
      return !others.contains(module)
    }
  }

  private static let others: Set<Substring> = [
    "Swift", "Foundation", "FoundationEssentials", "Observation", "Dispatch",
    "Calcot", "CalcotContent", "CalcotStreams", "CalcotSwiftUI", "CalcotTesting", "CalcotTree",
    "CalcotUIKit", "CalcotViews",
  ]

  /// Returns the stored properties of a value and of its superclasses, with optional values
  /// unwrapped.
  static func stored(in owner: Any) -> [(label: String, value: Any)] {
    var found: [(label: String, value: Any)] = []
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror {
      for case (let label?, let value) in current.children {
        let content = Mirror(reflecting: value)
        if content.displayStyle != .optional {
          found.append((label, value))
        } else if let wrapped = content.children.first {
          found.append((label, wrapped.value))
        }
      }
      mirror = current.superclassMirror
    }
    return found
  }
}
