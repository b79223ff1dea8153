#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import Foundation
  import PhotosUI
  import SwiftUI

  /// What SwiftUI shows over the app for a piece of work.
  @MainActor
  final class ShownWork: Identifiable {
    /// By which of SwiftUI's means.
    enum Form {
      case page(URL)
      case share(SharedItem, TemporaryFile?)
      case photos(FilePick)
      case documents(FilePick)
      case reason(FilePickProblem)
    }

    /// How far it is.
    enum State {
      case coming, there, leaving
    }

    let panel: WorkPresentation.Panel
    let form: Form
    var state = State.coming
    /// The photos that the user has picked.
    var photos: [PhotosPickerItem] = []
    /// SwiftUI has closed it by itself, or the user has.
    var isClosed = false

    init(_ panel: WorkPresentation.Panel, _ form: Form) { (self.panel, self.form) = (panel, form) }

    /// What is to be picked, if there is something.
    var pick: FilePick? {
      switch form {
      case .photos(let pick), .documents(let pick): pick
      case .page, .share, .reason: nil
      }
    }

    /// Why files are not taken, if that is what is shown.
    var reason: FilePickProblem? { if case .reason(let reason) = form { reason } else { nil } }

    /// Whether it is a controller of UIKit's in a sheet.
    var isSheet: Bool {
      switch form {
      case .page, .share: true
      case .photos, .documents, .reason: false
      }
    }

    /// What it comes to when it is closed without a word.
    var endWithoutWord: HostReply { if case .page = form { .done } else { .cancelled } }
  }

  extension WorkPresentation.Panel {
    /// By which of SwiftUI's means it is shown; nil for what needs nothing over the app.
    ///
    /// - Parameter file: the file that is to be shared, if one is.
    @MainActor
    func form(sharing file: TemporaryFile?) -> ShownWork.Form? {
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
