import Calcot
import CalcotContent

extension HostOperation {
  /// The operation in the notation of the examples.
  var line: String {
    switch self {
    case .push(let places, let id): "push \(places.line) in \(id.line)"
    case .pop(let screen, let id): "pop to \(screen.rawValue) in \(id.line)"
    case .replaceStack(let places, let id): "replace with \(places.line) in \(id.line)"
    case .select(let index, let container): "select \(index) in \(container.rawValue)"
    case .present(let layer, let style, let places):
      "present \(layer.rawValue) \(style.name) \(places.line)"
    case .dismiss(let layer): "dismiss to \(layer.rawValue)"
    case .clear: "clear"
    case .showDialog(let dialog): "show dialog \(dialog.rawValue)"
    case .hideDialog(let dialog): "hide dialog \(dialog.rawValue)"
    }
  }
}

extension HostGesture {
  /// The gesture in the notation of the examples.
  var line: String {
    switch self {
    case .pop(let screen, let id): "pop to \(screen.rawValue) in \(id.line)"
    case .turn(let index, let container): "turn to \(index) in \(container.rawValue)"
    case .dismiss(let layer): "dismiss \(layer.rawValue)"
    }
  }
}

extension [HostSurface.Place] {
  fileprivate var line: String { "\(map(\.id.rawValue))" }
}

extension StackID {
  static func layer(_ number: Int) -> StackID { .layer(LayerID(rawValue: number)) }

  fileprivate var line: String {
    switch self {
    case .layer(let layer): "\(layer.rawValue)"
    case .branch(let branch, let container): "\(container.rawValue)/\(branch.rawValue)"
    }
  }
}
