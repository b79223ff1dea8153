#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import Observation
  import PhotosUI
  import SwiftUI

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
    /// What is over this layer for a piece of work.
    private(set) var work: ShownWork?
    /// What is picked over this layer, or was last: SwiftUI may still tell of it.
    private(set) var picking: HostRequest?
    @ObservationIgnored private weak var host: SwiftUIHost?

    init(_ id: LayerID, style: LayerStyle, host: SwiftUIHost?) {
      self.id = id
      self.style = style
      self.host = host
      stack = StackModel(.layer(id), host: host)
    }

    /// The sheet over this layer, whatever its height; SwiftUI sets it to nil when the user has pulled it down.
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

    /// The system's panel over this layer that is shown in a sheet; as with the others, SwiftUI says that
    /// it has closed it.
    var workSheet: ShownWork? {
      get { work.flatMap { $0.isSheet ? $0 : nil } }
      set { if newValue == nil, workSheet != nil { host?.workClosed() } }
    }

    var isImporterShown: Bool {
      get { if case .documents = work?.form { true } else { false } }
      set { if !newValue, isImporterShown { host?.workClosed() } }
    }

    var isPhotoPickerShown: Bool {
      get { if case .photos = work?.form { true } else { false } }
      set { if !newValue, isPhotoPickerShown { host?.workClosed() } }
    }

    var isReasonShown: Bool {
      get { work?.reason != nil }
      set { if !newValue, isReasonShown { host?.workClosed() } }
    }

    /// The photos that were picked for a request; SwiftUI sets them before or after it closes the picker.
    subscript(photosFor id: HostRequestID?) -> [PhotosPickerItem] {
      get { host?.photos(for: id) ?? [] }
      set { if let picking, picking.id == id { host?.photosPicked(newValue, for: picking) } }
    }

    /// Whether nothing is over this layer but a dialog.
    var isTop: Bool { over == nil }

    /// Whether the user may pull the layer down.
    var mayLeave: Bool { stack.visible.map { $0.leavability == .free } ?? true }

    func show(over: LayerModel?, dialog: Dialog?, work: ShownWork?) {
      if self.over !== over { self.over = over }
      if self.work !== work { self.work = work }
      if let work, work.pick != nil, picking?.id != work.panel.request.id {
        picking = work.panel.request
      }
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
