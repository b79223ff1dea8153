@testable import Calcot

/// A surface and a tree, and what the planner says about them, as lines to compare. The layer at
/// each place has that place as its number, the base being 1; screens have the numbers given.
struct PlannerStage {
  private(set) var lines: [String] = []
  private var surface = HostSurface()
  private var tree = NavigationTree(layers: [])

  /// A host that shows these layers at rest.
  init(showing layers: [[Int]], dialog: Int? = nil) {
    app(layers, dialog: dialog)
    while case .perform(let operation) = TransitionPlanner.plan(surface, toShow: tree) {
      surface.begin(operation)
      surface.end(operation)
    }
    lines = []
  }

  /// The app's tree becomes this.
  mutating func app(_ layers: [[Int]], dialog: Int? = nil) {
    tree.layers = layers.enumerated().compactMap { index, screens in
      let nodes = screens.map {
        ScreenNode(id: ScreenID(rawValue: $0), route: AnyRoute(PageRoute($0)))
      }
      return ScreenStack(nodes).map {
        Layer(id: LayerID(rawValue: index + 1), style: index == 0 ? .base : .sheet, stack: $0)
      }
    }
    tree.dialog = dialog.map {
      Dialog(
        id: DialogID(rawValue: $0), style: .alert, title: "?", message: nil, choices: [],
        owner: nil)
    }
  }

  /// The host asks what to do, and begins it.
  mutating func plan(mayLeave: Bool = true) {
    switch TransitionPlanner.plan(surface, toShow: tree, mayLeave: mayLeave) {
    case .settled: lines.append("settled")
    case .wait: lines.append("wait")
    case .cancelGesture(let gesture):
      lines.append("cancel \(gesture.line)")
      surface.cancelGesture()
    case .perform(let operation):
      lines.append(operation.line)
      surface.begin(operation)
    }
  }

  mutating func ends() {
    if case .operation(let operation) = surface.activity { surface.end(operation) }
  }

  /// The toolkit tells, late, that a push has ended which was cut short.
  mutating func endsLate(push screen: Int, in layer: Int = 1) {
    surface.end(.push([ScreenID(rawValue: screen)], in: LayerID(rawValue: layer)))
  }

  mutating func swipe(to screen: Int, in layer: Int = 1) {
    began(surface.beginGesture(.pop(to: ScreenID(rawValue: screen), in: LayerID(rawValue: layer))))
  }

  mutating func pull(_ layer: Int) {
    began(surface.beginGesture(.dismiss(LayerID(rawValue: layer))))
  }

  mutating func backTapped(to screen: Int, in layer: Int = 1) {
    let pop = HostGesture.pop(to: ScreenID(rawValue: screen), in: LayerID(rawValue: layer))
    began(surface.beginUnaskedRemoval(pop))
  }

  mutating func letGo() { surface.cancelGesture() }
  mutating func release() { surface.releaseGesture() }
  mutating func comesOff() { sends(surface.finishGesture()) }

  mutating func dismissedUnasked(to layer: Int) {
    sends(surface.dismissedUnasked(to: LayerID(rawValue: layer)))
  }

  /// Carries out what is planned until nothing is left.
  mutating func settle() {
    for _ in 0..<10 {
      plan()
      if lines.last == "settled" { return }
      ends()
    }
  }

  private mutating func began(_ began: Bool) { lines.append(began ? "begins" : "does not begin") }

  private mutating func sends(_ input: HostInput?) {
    switch input {
    case .back(let screen): lines.append("sends back from \(screen.rawValue)")
    case .pop(let to, let from): lines.append("sends pop to \(to.rawValue) from \(from.rawValue)")
    case .dismiss(let layer, let top):
      lines.append("sends dismiss \(layer.rawValue) through \(top.rawValue)")
    case .activate, .edit, .submit, .choose: lines.append("sends something else")
    case nil: lines.append("sends nothing")
    }
  }
}

extension HostOperation {
  fileprivate var line: String {
    switch self {
    case .push(let screens, let layer): "push \(screens.map(\.rawValue)) in \(layer.rawValue)"
    case .pop(let screen, let layer): "pop to \(screen.rawValue) in \(layer.rawValue)"
    case .replaceStack(let screens, let layer):
      "replace with \(screens.map(\.rawValue)) in \(layer.rawValue)"
    case .present(let layer, let style, let screens):
      "present \(layer.rawValue) \(style.rawValue) \(screens.map(\.rawValue))"
    case .dismiss(let layer): "dismiss to \(layer.rawValue)"
    case .clear: "clear"
    case .showDialog(let dialog): "show dialog \(dialog.rawValue)"
    case .hideDialog(let dialog): "hide dialog \(dialog.rawValue)"
    }
  }
}

extension HostGesture {
  fileprivate var line: String {
    switch self {
    case .pop(let screen, let layer): "pop to \(screen.rawValue) in \(layer.rawValue)"
    case .dismiss(let layer): "dismiss \(layer.rawValue)"
    }
  }
}
