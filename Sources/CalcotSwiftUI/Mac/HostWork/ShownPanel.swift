#if canImport(SwiftUI) && (os(macOS) || os(Linux))
  import Calcot
  import CalcotApple
  import CalcotContent
  import Foundation
  import PhotosUI
  import SwiftUI

  /// A panel that SwiftUI shows over the app for a request.
  @MainActor
  final class ShownPanel: Identifiable {
    /// The SwiftUI view that shows the panel.
    enum Form {
      case page(URL)
      case share(SharedItem, TemporaryFile?)
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
    /// A Boolean value that indicates whether SwiftUI or the user has closed it.
    var isClosed = false

    init(_ panel: WorkPresentation.Panel, _ form: Form) { (self.panel, self.form) = (panel, form) }

    /// The pick that the panel serves; nil for the other forms.
    var pick: FilePick? {
      switch form {
      case .photos(let pick), .documents(let pick): pick
      case .page, .share, .reason: nil
      }
    }

    /// The reason why files are rejected, if that is shown.
    var reason: FilePickProblem? { if case .reason(let reason) = form { reason } else { nil } }

    /// A Boolean value that indicates whether it is a UIKit controller in a sheet.
    var isSheet: Bool {
      switch form {
      case .page, .share: true
      case .photos, .documents, .reason: false
      }
    }

    /// The reply if it is closed without one.
    var endWithoutWord: HostReply { if case .page = form { .done } else { .cancelled } }
  }

  extension WorkPresentation.Panel {
    /// Returns the form in which SwiftUI shows it; nil for a request that needs no panel.
    ///
    /// - Parameter file: the file to share, if there is one.
    @MainActor
    func form(sharing file: TemporaryFile?) -> ShownPanel.Form? {
      switch self {
      case .reason(let reason, _): return .reason(reason)
      case .work(let request):
        switch request.work {
        case .copy: return nil
        case .open(let address): return address.page.map { .page($0) }
        case .share(let item): return .share(item, file)
        case .pickImage(let pick): return .photos(pick)
        case .pickDocuments(let pick): return .documents(pick)
        }
      }
    }
  }
#endif
