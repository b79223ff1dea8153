#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import SwiftUI

  /// What a host shows, for as long as the view is there.
  package struct RunningApp: View {
    @State private var host: SwiftUIHost
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.openURL) private var openURL

    /// Shows what `host` says. The host begins when the view appears; the app lets it go with the view.
    package init(_ host: SwiftUIHost) { _host = State(initialValue: host) }

    package var body: some View {
      ZStack {
        // NB: what is nowhere does not appear.
        Color.clear
        if let base = host.base { LayerView(layer: base, host: host).id(base.id) }
      }
      .onAppear {
        host.openURL = { [openURL] url, ended in openURL(url) { ended($0) } }
        host.start()
      }
      .onChange(of: width, initial: true) { _, width in
        host.resize(isNarrow: width == .compact)
      }
    }
  }
#endif
