import CalcotContent

@testable import Calcot
@testable import CalcotContent
@testable import CalcotTree

/// A surface and a tree, and the planner's results, as lines to compare. Layers are numbered from
/// the base, which is 1; screens have the numbers given. A stack of a container is written as both
/// numbers: `10/11`, the container's and that of the stack's first screen.
struct PlannerStage {
  private(set) var lines: [String] = []
  private var surface = HostSurface()
  private var tree = NavigationTree(layers: [])

  /// Creates a stage with an idle host that shows these layers.
  init(showing layers: [[Spot]], dialog: Int? = nil) {
    app(layers, dialog: dialog)
    while case .perform(let operation) = TransitionPlanner.plan(surface, toShow: tree) {
      surface.begin(operation)
      surface.end(operation)
    }
    lines = []
  }

  /// Sets the app's tree.
  mutating func app(_ layers: [[Spot]], dialog: Int? = nil) {
    tree.layers = layers.enumerated().compactMap { index, spots in
      ScreenStack(spots.map(\.node)).map {
        Layer(
          id: LayerID(rawValue: index + 1), style: index == 0 ? nil : .sheet,
          flow: FlowID(rawValue: 1), stack: $0)
      }
    }
    tree.dialog = dialog.map {
      Dialog(
        id: LayerID(rawValue: $0), style: .alert, title: "?", message: nil, choices: [],
        owner: nil)
    }
  }

  /// Asks for the next step, and begins it.
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

  /// Reports late that a push has ended which was cut short.
  mutating func endsLate(push screen: Int, in layer: Int = 1) {
    surface.end(.push([HostSurface.Place(Spot.screen(screen).node)], in: .layer(layer)))
  }

  mutating func swipe(to screen: Int, in layer: Int = 1) { swipe(to: screen, in: .layer(layer)) }

  mutating func swipe(to screen: Int, in branch: Int, of container: Int) {
    swipe(to: screen, in: .branch(ScreenID(rawValue: branch), of: ScreenID(rawValue: container)))
  }

  mutating func turn(to page: Int, of container: Int) {
    began(surface.beginGesture(.turn(to: page, in: ScreenID(rawValue: container))))
  }

  mutating func pull(_ layer: Int) {
    began(surface.beginGesture(.dismiss(LayerID(rawValue: layer))))
  }

  mutating func backTapped(to screen: Int, in layer: Int = 1) {
    let pop = HostGesture.pop(to: ScreenID(rawValue: screen), in: .layer(layer))
    began(surface.beginUnaskedRemoval(pop))
  }

  mutating func letGo() { surface.cancelGesture() }
  mutating func release() { surface.releaseGesture() }
  mutating func comesOff() { sends(surface.finishGesture()) }

  mutating func dismissedUnasked(to layer: Int) {
    sends(surface.dismissedUnasked(to: LayerID(rawValue: layer)))
  }

  /// Performs the planned operations until none is left.
  mutating func settle() {
    for _ in 0..<10 {
      plan()
      if lines.last == "settled" { return }
      ends()
    }
  }

  private mutating func swipe(to screen: Int, in stack: StackID) {
    began(surface.beginGesture(.pop(to: ScreenID(rawValue: screen), in: stack)))
  }

  private mutating func began(_ began: Bool) { lines.append(began ? "begins" : "does not begin") }

  private mutating func sends(_ input: HostInput?) {
    switch input {
    case .back(let screen): lines.append("sends back from \(screen.rawValue)")
    case .pop(let to, let from): lines.append("sends pop to \(to.rawValue) from \(from.rawValue)")
    case .dismiss(let layer, let top):
      lines.append("sends dismiss \(layer.rawValue) through \(top.rawValue)")
    case .select(let index, let container):
      lines.append("sends select \(index) in \(container.rawValue)")
    case .activate, .edit, .submit, .choose, .resize, .showRows, .open, .closeMessage, .useMessage,
      .leave,
      .reply:
      lines.append("sends something else")
    case nil: lines.append("sends nothing")
    }
  }
}
