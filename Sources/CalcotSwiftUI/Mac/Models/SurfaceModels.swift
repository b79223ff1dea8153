#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import CalcotUIKit

  /// The models of a surface. A removed model keeps its last content while SwiftUI moves its view
  /// off the screen.
  @MainActor
  final class SurfaceModels {
    private let app: CalcotApp
    private let views: SwiftUIViews
    private let panels: PanelPresenter
    private let report: @MainActor (SurfaceReport) -> Void
    private var layers: [LayerID: LayerModel] = [:]
    private var stacks: [StackID: StackModel] = [:]
    private var containers: [ScreenID: ContainerModel] = [:]
    private var places: [ScreenID: PlaceModel] = [:]
    /// The screens that may still be visible, including removed ones.
    private var seen: [ScreenID: WeakScreen] = [:]

    private struct WeakScreen {
      weak var screen: ScreenModel?
    }

    init(
      _ app: CalcotApp, views: SwiftUIViews, panels: PanelPresenter,
      report: @escaping @MainActor (SurfaceReport) -> Void
    ) {
      (self.app, self.views, self.panels, self.report) = (app, views, panels, report)
    }

    /// The screens that have left the tree and that SwiftUI still shows.
    var screensInTransition: Set<ScreenID> {
      Set(seen.filter { $0.value.screen != nil && app.tree.node($0.key) == nil }.keys)
    }

    /// Returns the index of the selected stack in a container; nil for an unknown container.
    func selection(in container: ScreenID) -> Int? { containers[container]?.selection }

    /// Shows a selection that SwiftUI has made in a container.
    func select(_ index: Int, in container: ScreenID) { containers[container]?.show(index) }

    func refresh(_ screens: Set<ScreenID>) {
      for screen in screens { places[screen]?.screen.refresh() }
    }

    /// Shows a surface, with a dialog or a panel on top.
    ///
    /// - Returns: the base.
    func show(_ surface: HostSurface, dialog: Dialog?, work: ShownPanel?) -> LayerModel? {
      // NB: released after all accesses, because the `deinit` of what a screen holds may change the
      // app, which is shown at once.
      let former = (places, containers, stacks, layers)
      defer { withExtendedLifetime(former) {} }
      keep(only: surface)
      var over: LayerModel?
      for layer in surface.layers.reversed() {
        let model =
          layers[layer.id]
          ?? LayerModel(layer.id, style: layer.style, panels: panels, report: report)
        layers[layer.id] = model
        show(
          layer.stack, in: model.stack, wayOut: layer.style == nil ? .none : .close(layer.id))
        let isTop = over == nil
        model.show(over: over, dialog: isTop ? dialog : nil, work: isTop ? work : nil)
        over = model
      }
      return over
    }

    private func show(
      _ places: [HostSurface.Place], in stack: StackModel, wayOut: WayOut
    ) {
      let isSideBySide = places.first.map { app.tree.isBesideOthers($0.id) } ?? false
      let parts = places.segments(isRootApart: isSideBySide)
      stack.show(parts.map { $0.map(model) }, wayOut: wayOut, isSideBySide: isSideBySide)
      for (segment, part) in zip(stack.segments, parts) {
        for (place, shown) in zip(segment.places, part) {
          guard let container = shown.container else {
            place.show(nil)
            continue
          }
          place.show(model(container, id: shown.id, wayOut: segment.wayOut))
        }
      }
    }

    private func model(_ place: HostSurface.Place) -> PlaceModel {
      if let known = places[place.id] { return known }
      let screen = seen[place.id]?.screen ?? ScreenModel(place.id, of: app, views: views)
      let model = PlaceModel(place.id, screen: screen)
      places[place.id] = model
      seen[place.id] = WeakScreen(screen: screen)
      return model
    }

    private func model(
      _ container: HostSurface.Container, id: ScreenID, wayOut: WayOut
    ) -> ContainerModel {
      let known = containers[id].flatMap { $0.kind == container.kind ? $0 : nil }
      let model = known ?? ContainerModel(id, kind: container.kind, report: report)
      containers[id] = model
      let stacks = container.stacks.enumerated().map { index, places in
        let stackID = StackID.branch(container.branches[index], of: id)
        let stack = self.stacks[stackID] ?? StackModel(stackID, report: report)
        self.stacks[stackID] = stack
        // NB: a compact split has a way back from a side to the one before already.
        show(places, in: stack, wayOut: container.kind == .split && index > 0 ? .none : wayOut)
        return stack
      }
      model.show(
        stacks, labels: labels(of: container.branches, in: id), selected: container.selected)
      return model
    }

    /// Returns the labels of a container's branches; nil if the tree no longer has all of them.
    private func labels(of branches: [ScreenID], in id: ScreenID) -> [BranchLabel]? {
      let container = app.tree.node(id)?.container
      let labels = branches.compactMap { branch in
        container?.branches.first { $0.id == branch }.map {
          BranchLabel(
            title: $0.title, image: container?.symbol(of: $0)?.systemName ?? "circle",
            badge: $0.badge)
        }
      }
      return labels.count == branches.count ? labels : nil
    }

    private func keep(only surface: HostSurface) {
      let shown = Set(surface.layers.flatMap { $0.stack.flatMap(\.everything) })
      let isKept = { (id: ScreenID) in shown.contains(id) || self.app.tree.node(id) != nil }
      places = places.filter { isKept($0.key) }
      containers = containers.filter { isKept($0.key) }
      stacks = stacks.filter { id, _ in
        if case .branch(_, let container) = id { isKept(container) } else { false }
      }
      layers = layers.filter { id, _ in
        surface.layers.contains { $0.id == id } || app.tree.layers.contains { $0.id == id }
      }
      seen = seen.filter { $0.value.screen != nil }
    }
  }

  extension HostSurface.Place {
    /// The identifiers of the place and of the places in it.
    fileprivate var everything: [ScreenID] {
      [id] + (container?.stacks.flatMap { $0.flatMap(\.everything) } ?? [])
    }
  }
#endif
