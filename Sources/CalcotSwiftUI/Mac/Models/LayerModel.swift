#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import Observation
  import PhotosUI
  import SwiftUI

  /// A model of the base or a modal, with the modal, dialog or panel over it.
  @MainActor @Observable
  final class LayerModel: Identifiable {
    nonisolated let id: LayerID
    let style: ModalStyle?
    let stack: StackModel
    /// The modal over this layer.
    private(set) var over: LayerModel?
    private var shownDialog: Dialog?
    /// The panel over this layer.
    private(set) var work: ShownPanel?
    /// The current or last pick request over this layer: SwiftUI may still report its outcome.
    private(set) var picking: HostRequest?
    private let panels: PanelPresenter
    private let report: @MainActor (SurfaceReport) -> Void

    init(
      _ id: LayerID, style: ModalStyle?, panels: PanelPresenter,
      report: @escaping @MainActor (SurfaceReport) -> Void
    ) {
      (self.id, self.style, self.panels, self.report) = (id, style, panels, report)
      stack = StackModel(.layer(id), report: report)
    }

    /// The sheet over this layer, whatever its style; SwiftUI sets it to nil when the user has
    /// closed it.
    var sheet: LayerModel? {
      get { over }
      set { if newValue == nil, over != nil { close() } }
    }

    /// A Boolean value that indicates whether an alert is over this layer; SwiftUI sets it to false
    /// after a choice.
    var isAlertShown: Bool {
      get { shownDialog != nil }
      set { if !newValue { report(.dialogClosed(shownDialog)) } }
    }

    /// The dialog over this layer.
    var dialog: Dialog? { shownDialog }

    var isImporterShown: Bool {
      get { if case .documents = work?.form { true } else { false } }
      set { if !newValue, isImporterShown { panels.closed() } }
    }

    var isPhotoPickerShown: Bool {
      get { if case .photos = work?.form { true } else { false } }
      set { if !newValue, isPhotoPickerShown { panels.closed() } }
    }

    var isReasonShown: Bool {
      get { work?.reason != nil }
      set { if !newValue, isReasonShown { panels.closed() } }
    }

    /// The photos picked for a request; SwiftUI sets them before or after it closes the picker.
    subscript(photosFor id: HostRequestID?) -> [PhotosPickerItem] {
      get { panels.photos(for: id) }
      set { if let picking, picking.id == id { panels.photosPicked(newValue, for: picking) } }
    }

    /// A Boolean value that indicates whether no modal is over this layer.
    var isTop: Bool { over == nil }

    /// A Boolean value that indicates whether the user can pull the layer down.
    var mayLeave: Bool { stack.visible.map { $0.leavability == .free } ?? true }

    func show(over: LayerModel?, dialog: Dialog?, work: ShownPanel?) {
      if self.over !== over { self.over = over }
      if self.work !== work { self.work = work }
      if let work, work.pick != nil, picking?.id != work.panel.request.id {
        picking = work.panel.request
      }
      if shownDialog != dialog { shownDialog = dialog }
    }

    private func close() {
      over = nil
      report(.closed(over: id))
    }
  }
#endif
