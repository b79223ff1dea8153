import Calcot
import CalcotContent

/// The frames that the host paints.
extension TerminalHost {
  /// The maximum number of frames at once: one, and those with the rows that it lacks.
  private static let mostFrames = 3

  /// Returns the layout of the current scene, to which the state is adapted.
  func compose(_ app: CalcotApp) -> Composition {
    var support = display.images
    support.broken = images.broken
    var scene = TerminalScene(app, panel: worker.panel, natives: natives, words: run.words)
    scene.problem = development.problem
    state.arrange(&scene)
    let composition = changeComposer { composer in
      composer.use(support)
      return composer.layout(of: scene, size: display.size)
    }
    state.reconcile(with: composition)
    return composition
  }

  // NB: no access to the host's state lasts while an app's pieces are drawn, compared and released, because
  // they may come back to the host.
  func changeComposer<Result>(_ change: (inout FrameComposer) -> Result) -> Result {
    var next = composer
    let result = change(&next)
    swap(&composer, &next)
    return result
  }

  /// Paints the current state of the app, once the terminal has shown what is on the way. Asks for the list rows that the frame lacks, and paints
  /// them when the app has built them.
  ///
  /// - Parameter key: The key that has led to the frame. If it has left nothing with the focus, a
  ///   row that is built gets it.
  func paint(after key: Key? = nil) {
    guard !display.isBehind(then: { [weak self] in self?.paint(after: key) }) else { return }
    for _ in 1..<TerminalHost.mostFrames {
      guard let app = run.shownApp else { return }
      guard build(paintFrame(of: app), for: app, after: key) else { return }
    }
    if let app = run.shownApp { _ = paintFrame(of: app) }
  }

  /// Asks the app for rows that are in view, and returns a Boolean value that indicates whether it
  /// has built some.
  func build(_ wanted: [HostInput], for app: CalcotApp, after key: Key?) -> Bool {
    guard !wanted.isEmpty else { return false }
    let count = composer.compositionCount
    for input in wanted { app.send(input) }
    guard !app.tree.layers.isEmpty else { return false }
    let built = compose(app)
    if let key { state.focusBuiltRow(after: key, in: built) }
    return composer.compositionCount != count
  }

  /// Paints one frame, and returns the inputs that ask for the rows that it lacks.
  private func paintFrame(of app: CalcotApp) -> [HostInput] {
    schedule.noteFrame()
    let composition = compose(app)
    schedule.note(isActive: composition.activity != nil)
    let (picture, wanted) = Painter.frame(
      state, composition, drawings: drawings(in: composition, app))
    display.show(picture.frame, title: composition.scene.layers.last?.body.title)
    painted.note(
      picture, of: composition, focus: state.focus(in: composition), tree: app.tree,
      request: worker.shown)
    message.note(composition.status.isMessageShown ? app.status.message : nil)
    return wanted
  }

  /// Returns the pictures of the native views, and the pictures that are ready. Starts making the
  /// others.
  private func drawings(in composition: Composition, _ app: CalcotApp) -> Drawings {
    var drawings = Drawings()
    drawings.natives = natives.pictures(
      of: composition, in: app, isFocused: state.focus(in: composition) == .native)
    drawings.spinner = schedule.spinnerStep
    images.use(
      display.graphics, background: display.colors.background, cell: display.images.cell)
    drawings.images = images.images(for: composition.images(near: state))
    return drawings
  }
}
