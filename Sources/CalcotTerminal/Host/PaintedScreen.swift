package import Calcot
package import CalcotContent

/// The content of the last frame, as far as the user's next action refers to it.
package struct PaintedScreen: Sendable {
  /// The visible screens, by layer.
  package private(set) var screens: [[ScreenID]] = []
  /// The dialog above the screens.
  package private(set) var dialog: LayerID?
  /// The request that a panel is shown for.
  package private(set) var request: HostRequestID?
  /// The areas of the panes and bars.
  package private(set) var places = PaintedPlaces()
  package private(set) var focus: FocusTarget?
  /// The region of the focused target.
  package private(set) var region: Page.Region?
  /// The number of frames so far.
  package private(set) var frameCount = 0
  /// The clickable regions.
  private var regions: [Picture.Region] = []

  init() {}

  /// Notes a frame.
  mutating func note(
    _ picture: Picture, of composition: Composition, focus: FocusTarget?, tree: NavigationTree,
    request: HostRequestID?
  ) {
    frameCount += 1
    screens = composition.scene.screens(of: tree)
    dialog = composition.scene.dialog?.id
    self.request = request
    places = PaintedPlaces(composition)
    self.focus = focus
    region = composition.active?.page.region(of: focus)
    regions = picture.regions
  }

  /// Returns the target that is painted at a cell.
  func target(column: Int, row: Int) -> FocusTarget? {
    regions.last { $0.row == row && $0.columns.contains(column) }?.target
  }

  /// Notes that nothing is shown any more.
  mutating func clear() { (screens, dialog, request, regions) = ([], nil, nil, []) }
}
