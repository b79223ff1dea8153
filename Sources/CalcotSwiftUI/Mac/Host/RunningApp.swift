#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  package import SwiftUI

  /// A view that shows a host's content for the lifetime of the view.
  package struct RunningApp: View {
    @State private var host: SwiftUIHost
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.openURL) private var openURL

    /// Creates a view of `host`. The host starts when the view appears; the app releases it with
    /// the view.
    package init(_ host: SwiftUIHost) { _host = State(initialValue: host) }

    package var body: some View {
      ZStack {
        // NB: an empty view never appears.
        Color.clear
        if let base = host.base { LayerView(layer: base, host: host).id(base.id) }
      }
      .onAppear {
        host.panels.openURL = { [openURL] url, ended in openURL(url) { ended($0) } }
        host.start()
      }
      .onChange(of: width, initial: true) { _, width in
        host.resize(isNarrow: width == .compact)
      }
    }
  }
#endif
