#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import enum Calcot.HostReply
  import Foundation
  import SafariServices
  import SwiftUI
  import UIKit

  /// What SwiftUI has no view for: a page of the web, and the share sheet.
  struct WorkSheet: View {
    let work: ShownWork
    let ended: @MainActor (HostReply) -> Void

    var body: some View {
      switch work.form {
      case .page(let url): PageView(url: url, ended: ended).ignoresSafeArea()
      case .share(let item, _):
        ShareView(item: item, ended: ended)
          .ignoresSafeArea()
          .presentationDetents([.medium, .large])
      case .photos, .documents, .reason: EmptyView()
      }
    }
  }

  private struct PageView: UIViewControllerRepresentable {
    let url: URL
    let ended: @MainActor (HostReply) -> Void

    func makeUIViewController(context: Context) -> SFSafariViewController {
      let controller = SFSafariViewController(url: url)
      controller.delegate = context.coordinator
      return controller
    }

    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}

    func makeCoordinator() -> PageDelegate { PageDelegate(ended) }
  }

  @MainActor
  private final class PageDelegate: NSObject, SFSafariViewControllerDelegate {
    private let ended: @MainActor (HostReply) -> Void

    init(_ ended: @escaping @MainActor (HostReply) -> Void) { self.ended = ended }

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { ended(.done) }
  }

  private struct ShareView: UIViewControllerRepresentable {
    let item: Any
    let ended: @MainActor (HostReply) -> Void

    func makeUIViewController(context: Context) -> UIActivityViewController {
      let controller = UIActivityViewController(activityItems: [item], applicationActivities: nil)
      controller.completionWithItemsHandler = { [ended] activity, isCompleted, _, error in
        if let error {
          ended(.failed(error.localizedDescription))
        } else if isCompleted {
          ended(.done)
        } else if activity == nil {
          // NB: who leaves one of the apps is back at the sheet.
          ended(.cancelled)
        }
      }
      return controller
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
  }
#endif
