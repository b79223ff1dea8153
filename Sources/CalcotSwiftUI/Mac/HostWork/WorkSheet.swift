#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotApple
  import CalcotContent
  import Foundation
  import SafariServices
  import SwiftUI
  import UIKit

  /// A sheet for the panels that SwiftUI has no view for: a web page, and the share sheet.
  struct WorkSheet: View {
    let work: ShownPanel
    let ended: @MainActor (HostReply) -> Void

    var body: some View {
      switch work.form {
      case .page(let url): PageView(url: url, ended: ended).ignoresSafeArea()
      case .share(let item, let file):
        ShareView(item: item, file: file, ended: ended)
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
      #if !os(visionOS)
        controller.delegate = context.coordinator
      #endif
      return controller
    }

    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}

    func makeCoordinator() -> PageDelegate { PageDelegate(ended) }
  }

  @MainActor
  private final class PageDelegate: NSObject {
    private let ended: @MainActor (HostReply) -> Void

    init(_ ended: @escaping @MainActor (HostReply) -> Void) { self.ended = ended }
  }

  // NB: no actor isolates the protocol; it is called on the main thread. visionOS has none.
  #if !os(visionOS)
    extension PageDelegate: @preconcurrency SFSafariViewControllerDelegate {
      func safariViewControllerDidFinish(_ controller: SFSafariViewController) { ended(.done) }
    }
  #endif

  private struct ShareView: UIViewControllerRepresentable {
    let item: SharedItem
    let file: TemporaryFile?
    let ended: @MainActor (HostReply) -> Void

    func makeUIViewController(context: Context) -> UIActivityViewController {
      .sharing(item, in: file, ended)
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
  }
#endif
