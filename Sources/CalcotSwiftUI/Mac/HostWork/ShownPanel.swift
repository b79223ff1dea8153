#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import CalcotUIKit
  import Foundation
  import PhotosUI
  import SwiftUI

  /// A panel that SwiftUI shows over the app for a request.
  @MainActor
  final class ShownPanel: Identifiable {
    /// The SwiftUI view that shows the panel.
    enum Form {
      case photos(FilePick)
      case documents(FilePick)
      case reason(FilePickProblem)
    }

    /// The phase of the presentation.
    enum State {
      case coming, there, leaving
    }

    let panel: WorkPresentation.Panel
    let form: Form
    var state = State.coming
    /// The photos that the user has picked.
    var photos: [PhotosPickerItem] = []
    /// A Boolean value that indicates whether SwiftUI or the user has closed the panel.
    var isClosed = false

    init(_ panel: WorkPresentation.Panel, _ form: Form) { (self.panel, self.form) = (panel, form) }

    /// The pick that the panel serves; nil for the other forms.
    var pick: FilePick? {
      switch form {
      case .photos(let pick), .documents(let pick): pick
      case .reason: nil
      }
    }

    /// The reason why files are rejected, if the panel shows it.
    var reason: FilePickProblem? { if case .reason(let reason) = form { reason } else { nil } }
  }

  extension WorkPresentation.Panel {
    /// The form in which SwiftUI shows the panel; nil for a request that needs none.
    @MainActor var form: ShownPanel.Form? {
      switch self {
      case .reason(let reason, _): .reason(reason)
      case .work(let request):
        switch request.work {
        case .copy, .open, .share: nil
        case .pickImage(let pick): .photos(pick)
        case .pickDocuments(let pick): .documents(pick)
        }
      }
    }
  }
#endif
