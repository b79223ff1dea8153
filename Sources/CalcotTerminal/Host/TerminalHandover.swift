#if DEBUG
  import Calcot
  import CalcotContent

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// The state that one version of an app leaves to the next under `calcot dev`: its place, the texts of
  /// its fields, and the focus, the caret and the scrolling of its screens.
  struct TerminalHandover: Codable {
    struct Field: Codable {
      var screen: ScreenID
      var element: ElementID
      var text: String
    }

    struct Page: Codable {
      var screen: ScreenID
      var focus: ElementID?
      var caret: Int?
      var offset: Int
    }

    let app: Data
    private let fields: [Field]
    private let pages: [Page]

    /// Returns what the version before this one has left.
    static func saved() -> TerminalHandover? {
      guard let place = DevelopmentConnection().map(file) else { return nil }
      return (try? Data(contentsOf: place)).flatMap {
        try? JSONDecoder().decode(TerminalHandover.self, from: $0)
      }
    }

    private static func file(of connection: DevelopmentConnection) -> URL {
      URL(fileURLWithPath: connection.folder + "/terminal")
    }

    @MainActor
    private init(of host: TerminalHost, _ app: CalcotApp) throws {
      self.app = try app.savedState()
      fields = app.tree.screens.flatMap { Self.fields(of: $0.id, in: app) }
      pages = host.state.pages.map { screen, page in
        Page(
          screen: screen, focus: page.focus?.element, caret: page.caret?.position,
          offset: page.offset)
      }
    }

    /// Returns the fields of a screen, without its secrets, in their order.
    @MainActor
    private static func fields(of screen: ScreenID, in app: CalcotApp) -> [Field] {
      (app.content(of: screen)?.allElements ?? []).compactMap { element in
        guard case .field(let field) = element.kind, field.isEnabled, !field.kind.isSecret else {
          return nil
        }
        return Field(screen: screen, element: element.id, text: field.text)
      }
    }

    @MainActor
    private func restore(on host: TerminalHost, _ app: CalcotApp) {
      var renames: [ElementID: ElementID] = [:]
      for (screen, old) in Dictionary(grouping: fields, by: \.screen) {
        for (index, field) in old.enumerated() {
          let now = Self.fields(of: screen, in: app)
          // NB: a field is named by its label, and one whose label has changed is found by its place,
          // unless a field that was there before stands there.
          let inPlace = now.count == old.count ? now[index] : nil
          let found =
            now.first { $0.element == field.element }
            ?? inPlace.flatMap { new in old.contains { $0.element == new.element } ? nil : new }
          guard let found else { continue }
          if found.element != field.element { renames[field.element] = found.element }
          guard found.text != field.text else { continue }
          app.send(.edit(found.element, text: field.text, in: screen))
        }
      }
      for page in pages {
        let focus = page.focus.map { FocusTarget.element(renames[$0] ?? $0) }
        let field = fields.first { $0.screen == page.screen && $0.element == page.focus }
        host.state.restore(
          focus, offset: page.offset, text: field.map { FieldText($0.text, caret: page.caret) },
          on: page.screen)
      }
    }

    @MainActor
    private static func save(_ host: TerminalHost, to connection: DevelopmentConnection) {
      guard let app = host.run.app, let handover = try? TerminalHandover(of: host, app) else {
        return
      }
      try? JSONEncoder().encode(handover).write(to: file(of: connection), options: .atomic)
    }

    /// Continues what the version before has left, and leaves the same to the next, also in case of a crash.
    /// Returns nil if `calcot dev` has not started the process.
    @MainActor
    static func begin(on host: TerminalHost, _ app: CalcotApp) -> Task<Void, Never>? {
      guard let connection = DevelopmentConnection() else { return nil }
      saved()?.restore(on: host, app)
      app.tellDevelopment()
      var saving: Task<Void, Never>?
      host.development.onUpdate = { [weak host] in
        guard saving == nil else { return }
        saving = Task {
          try? await Task.sleep(for: .milliseconds(200))
          saving = nil
          if let host { save(host, to: connection) }
        }
      }
      host.development.explore = { CalcotApp.tellPlace(to: connection) }
      connection.becomeReady()
      return Task { [weak host] in
        for await message in connection.messages() {
          switch message {
          case .show(let problem):
            host?.development.problem = problem
            host?.schedule.ask()
          case .leave:
            if let host { save(host, to: connection) }
            host?.run.quit()
          case .place: CalcotApp.tellPlace(to: connection)
          }
        }
        if !Task.isCancelled { host?.run.quit() }
      }
    }
  }
#endif
