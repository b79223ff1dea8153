#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import struct Foundation.Data
  import SwiftUI

  /// A view that makes an app once and, if it has a key, keeps the app's state in the scene's storage.
  struct StoredApp<Content: View>: View {
    private let isStored: Bool
    private let make: @MainActor (Data?) -> CalcotApp
    private let opensLinks: Bool
    private let content: @MainActor (CalcotApp) -> Content
    @SceneStorage private var stored: Data?
    @State private var app: CalcotApp?
    @Environment(\.scenePhase) private var phase

    init(
      key: String?, opensLinks: Bool, make: @escaping @MainActor (Data?) -> CalcotApp,
      content: @escaping @MainActor (CalcotApp) -> Content
    ) {
      isStored = key != nil
      self.make = make
      self.opensLinks = opensLinks
      self.content = content
      _stored = SceneStorage(key ?? "calcot.notStored")
    }

    var body: some View {
      ZStack {
        // NB: an empty view never appears.
        Color.clear
        if let app { content(app) }
      }
      // NB: scene storage can be read only once the view is in the scene.
      .onAppear { _ = started() }
      // NB: a link may start the process, and arrive before the app exists.
      .onOpenURL { if opensLinks { started().send(.open($0.absoluteString)) } }
      .onChange(of: phase) { _, phase in
        if phase != .active { save() }
      }
    }

    private func started() -> CalcotApp {
      if let app { return app }
      let started = make(stored)
      app = started
      return started
    }

    private func save() {
      guard isStored, let app else { return }
      do { stored = try app.savedState() } catch {
        app.issues.notify("The state could not be stored in the scene: \(error).")
      }
    }
  }
#endif
