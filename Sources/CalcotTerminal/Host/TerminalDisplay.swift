import CalcotContent

/// The output of the host: the terminal's modes, the title of its window, and the frame that it
/// shows.
@MainActor
final class TerminalDisplay {
  /// The variables from which the terminal's abilities are read.
  let environment: [String: String]
  /// The terminal's support for pictures, as far as it is known.
  private(set) var images: ImageSupport
  private(set) var colors = ReportedColors()

  private let device: any TerminalDevice
  private let usesMouse: Bool
  private let look: AppTheme?
  private let asksForColors: Bool
  private let asksForGraphics: Bool
  private var isFurtherAsked = false
  private var diff: ANSIDiff
  /// The frame that the terminal shows, or `nil` if it is unknown.
  private var shown: Frame?
  private var title: String?
  private var pacing = FramePacing()
  private let lateness: HostAlarm
  /// A closure that paints the frame that has waited for the terminal.
  private var paintLate: (@MainActor () -> Void)?
  private static let patience = Duration.seconds(2)

  /// Creates a display.
  ///
  /// - Parameters:
  ///   - usesMouse: A Boolean value that indicates whether the terminal reports clicks and the wheel.
  ///   - look: The app's own look.
  init(
    on device: any TerminalDevice, environment: [String: String], usesMouse: Bool,
    look: AppTheme? = nil, clock: HostClock
  ) {
    self.look = look
    self.device = device
    lateness = HostAlarm(clock)
    self.environment = environment
    self.usesMouse = usesMouse
    let depth = ColorDepth(environment: environment)
    let charset = Charset(environment: environment)
    asksForColors = depth >= .indexed
    images = ImageSupport(isOn: depth >= .indexed && charset == .unicode)
    asksForGraphics = images.isOn && !Graphics.isWithin(environment)
    diff = ANSIDiff(theme: Theme(depth: depth), charset: charset)
  }

  /// The current number of columns and rows.
  var size: CellSize { device.size }
  /// The characters that the terminal can show.
  var charset: Charset { diff.charset }
  /// The method by which the terminal shows pictures.
  var graphics: Graphics { diff.graphics }

  /// A Boolean value that indicates whether the terminal is asked about itself.
  var asks: Bool { asksForColors || asksForGraphics }

  /// Takes over the terminal, and asks for its colors and its support for pictures.
  ///
  /// - Parameter take: A closure that receives the terminal's events.
  func open(_ take: @escaping @MainActor (TerminalEvent) -> Void) throws(TerminalError) {
    device.onEvent = take
    try device.open()
    if asksForColors { device.write(ReportedColors.question) }
    // NB: each terminal answers the last question, also one that does not tell its colors.
    if asks {
      device.write(
        asksForGraphics ? ReportedGraphics.question : ReportedGraphics.questionForAttributes)
    }
    enterModes()
  }

  /// Turns on the mouse and saves the window's title, if the host uses them. The screen's content
  /// is unknown afterwards.
  func enterModes() {
    if usesMouse { device.write(TerminalModes.mouse) }
    if asksForColors { device.write(TerminalModes.keepTitle) }
    title = nil
    shown = nil
    lateness.stop()
    paintLate = nil
    if pacing.isOn { pacing.begin() }
  }

  /// Removes the pictures and restores the terminal.
  func close() {
    device.onEvent = nil
    lateness.stop()
    paintLate = nil
    device.dropAnswers(pacing.count)
    pacing.giveUp()
    device.write(diff.graphics.removalOfAll)
    device.close()
  }

  /// Stops the process as a shell does.
  func suspend() { device.suspend() }

  /// Writes bytes that change nothing on the screen, such as a text for the clipboard.
  func write(_ bytes: [UInt8]) { device.write(bytes) }

  /// Forgets the frame, so that the next one is painted whole.
  func forget() { shown = nil }

  /// Shows a frame by writing only the cells that changed, and names the window.
  func show(_ frame: Frame, title: String?) {
    let bytes = diff.bytes(from: shown, to: frame)
    shown = frame
    if !bytes.isEmpty {
      pacing.note(bytes: bytes.count)
      device.write(pacing.isOn ? bytes + FramePacing.question : bytes)
    }
    guard asksForColors, let title, title != self.title else { return }
    self.title = title
    device.write(TerminalModes.title(charset.shown(title)))
  }

  /// Returns a Boolean value that indicates whether the line is behind, so that a frame has to wait;
  /// `paint` is called when it may come.
  func isBehind(then paint: @escaping @MainActor () -> Void) -> Bool {
    guard pacing.isBehind else { return false }
    paintLate = paint
    if !lateness.isSet { setAlarm() }
    return true
  }

  private func setAlarm() {
    lateness.set(after: Self.patience) { [weak self] in
      self?.pacing.giveUp()
      self?.paintNow()
    }
  }

  /// Notes that the terminal has shown a number of frames.
  func confirm(_ count: Int) {
    guard count > 0 else { return }
    pacing.confirm(count)
    if pacing.isBehind {
      if lateness.isSet { setAlarm() }
    } else {
      lateness.stop()
      paintNow()
    }
  }

  private func paintNow() {
    let paint = paintLate
    paintLate = nil
    paint?()
  }

  /// Computes the theme from the reported colors; returns `true` if it has changed, so that
  /// everything must be painted anew.
  func use(_ colors: ReportedColors) -> Bool {
    guard colors != self.colors else { return false }
    self.colors = colors
    let theme = Theme(
      depth: diff.theme.depth, background: colors.background, text: colors.text, look: look)
    guard theme != diff.theme else { return false }
    diff.theme = theme
    forget()
    return true
  }

  /// Switches to the reported support for pictures, and asks further questions; returns `true` if
  /// the support has changed, so that everything must be painted anew.
  func use(_ reports: ReportedGraphics) -> Bool {
    guard asksForGraphics else { return false }
    if reports.hasAttributes, !isFurtherAsked {
      isFurtherAsked = true
      pacing.begin()
      device.write(reports.furtherQuestion)
    }
    // NB: some terminals report the cell only to the system, and some connections lose that.
    let known = reports.cell ?? device.cell
    let means = reports.means(program: environment["TERM_PROGRAM"], cell: known)
    let cell = known ?? images.cell
    guard means != diff.graphics || cell != images.cell else { return false }
    device.write(diff.graphics.removalOfAll)
    diff.graphics = means
    images.cell = cell
    images.readsFiles = means == .inlineFiles
    forget()
    return true
  }

  /// Asks for the size of a cell again, if the terminal has reported it before.
  func askForCell(_ reports: ReportedGraphics) {
    if reports.cell != nil { device.write(ReportedGraphics.questionForCell) }
  }
}
