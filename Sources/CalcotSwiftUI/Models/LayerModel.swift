#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import Observation

  /// The base or a modal, with what is shown over it.
  @MainActor @Observable
  final class LayerModel: Identifiable {
    nonisolated let id: LayerID
    let style: LayerStyle
    let stack: StackModel
    /// The modal over this layer.
    private(set) var over: LayerModel?
    private var shownDialog: Dialog?
    private var form: DialogForm?
    @ObservationIgnored private weak var host: SwiftUIHost?

    init(_ id: LayerID, style: LayerStyle, host: SwiftUIHost?) {
      self.id = id
      self.style = style
      self.host = host
      stack = StackModel(.layer(id), host: host)
    }

    /// The sheet over this layer, whatever its height; SwiftUI sets it to nil when a person has pulled it down.
    var sheet: LayerModel? {
      get { over.flatMap { $0.style == .fullScreen ? nil : $0 } }
      set { if newValue == nil, sheet != nil { close() } }
    }

    /// The full screen over this layer.
    var cover: LayerModel? {
      get { over.flatMap { $0.style == .fullScreen ? $0 : nil } }
      set { if newValue == nil, cover != nil { close() } }
    }

    /// Whether an alert is over this layer; SwiftUI sets it to false after a choice.
    var isAlertShown: Bool {
      get { form == .alert }
      set { if !newValue, !isConfirmationShown { host?.closed(shownDialog) } }
    }

    /// Whether a confirmation dialog is over this layer.
    var isConfirmationShown: Bool {
      get { form == .confirmationDialog }
      set { if !newValue, !isAlertShown { host?.closed(shownDialog) } }
    }

    /// The dialog over this layer.
    var dialog: Dialog? { shownDialog }

    /// Whether nothing is over this layer but a dialog.
    var isTop: Bool { over == nil }

    /// Whether a person may pull the layer down.
    var mayLeave: Bool { stack.visible.map { $0.leavability == .free } ?? true }

    func show(over: LayerModel?, dialog: Dialog?) {
      if self.over !== over { self.over = over }
      guard shownDialog != dialog else { return }
      // NB: it keeps its form, whatever becomes of the window.
      if shownDialog?.id != dialog?.id { form = dialog.flatMap { host?.form(of: $0) } }
      shownDialog = dialog
    }

    private func close() {
      over = nil
      host?.closed(over: id)
    }
  }
#endif
