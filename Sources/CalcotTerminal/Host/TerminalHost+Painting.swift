import Calcot
import CalcotContent

/// The output to the terminal: its modes, the window's title and the frames.
extension TerminalHost {
  func askForPaint() {
    guard !isPaintAskedFor else { return }
    isPaintAskedFor = true
    Task { [weak self] in
      guard let self, self.isPaintAskedFor, !self.isTakingInput else { return }
      self.paint()
    }
  }

  func repaint() {
    shownFrame = nil
    paint()
  }

  /// Turns on the mouse and saves the window's title, if the host uses them.
  func enterModes() {
    if usesMouse { device.write(TerminalModes.mouse) }
    if asksForColors { device.write(TerminalModes.keepTitle) }
    shownTitle = nil
  }

  /// Names the window after the screen that the user works in.
  private func showTitle(_ composition: Composition) {
    guard asksForColors, let title = composition.scene.layers.last?.body.title,
      title != shownTitle
    else { return }
    shownTitle = title
    device.write(TerminalModes.title(diff.charset.shown(title)))
  }

  func compose(_ app: CalcotApp) -> Composition {
    let broken = images.broken
    if broken != cache.pieces.images.broken { cache.pieces.images.broken = broken }
    var scene = TerminalScene(app, panel: worker.panel, natives: natives, words: shownWords)
    state.arrange(&scene)
    // NB: no access to the cache of the host lasts while an app's pieces are drawn, compared and
    // released, because they may come back to the host.
    var next = cache
    let composition = Composition(scene, size: device.size, cache: &next)
    swap(&cache, &next)
    return composition
  }

  /// Paints the current state of the app, writing only the cells that changed.
  func paint() {
    isPaintAskedFor = false
    guard let app, !app.tree.layers.isEmpty else { return }
    buildRows(after: nil)
    let composition = compose(app)
    state.reconcile(with: composition)
    spinner.note(isActive: composition.activity != nil)
    let picture = Painter.picture(
      of: composition, state: state, natives: drawNatives(of: composition, app),
      images: drawImages(of: composition),
      spinner: spinner.step)
    let bytes = diff.bytes(from: shownFrame, to: picture.frame)
    shownFrame = picture.frame
    regions = picture.regions
    if !bytes.isEmpty { device.write(bytes) }
    showTitle(composition)
    frameCount += 1
    painted = (
      composition.scene.screens(of: app.tree), composition.scene.dialog?.id, worker.shown
    )
    places = PaintedPlaces(composition)
    paintedFocus = state.focus(in: composition)
    paintedRegion = composition.active?.page.region(of: paintedFocus)
    notePainted(composition.status.isMessageShown ? app.status.message : nil)
  }
}
