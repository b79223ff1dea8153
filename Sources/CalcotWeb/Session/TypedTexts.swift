import Calcot
import CalcotContent

/// The texts that the user has typed into fields on the screens of the tree, and those that are
/// still to be typed into fields again.
struct TypedTexts {
  private struct Typed {
    let screen: ScreenID
    let path: String
    var text: String
  }

  /// The maximum number of fields that are remembered; those that were typed in longest ago are
  /// forgotten.
  private static let most = 200

  private var fields: [Typed] = []
  /// The texts of a session that was taken up, for fields that have not been shown since, by the
  /// names of the fields.
  private var due: [String: String] = [:]

  /// The approximate number of bytes needed to keep the texts.
  var weight: Int {
    fields.reduce(0) { $0 + 64 + $1.path.utf8.count + $1.text.utf8.count }
      + due.reduce(0) { $0 + 64 + $1.key.utf8.count + $1.value.utf8.count }
  }

  /// A Boolean value that indicates whether texts wait for their fields.
  var hasDue: Bool { !due.isEmpty }

  /// Keeps a text until the field with a name is shown.
  mutating func keep(_ text: String, for field: String) { due[field] = text }

  /// Returns the text that was kept for the field with a name, once.
  mutating func takeDue(_ field: String) -> String? { due.removeValue(forKey: field) }

  /// Records that the user has typed a text.
  mutating func typed(_ text: String, into path: String, on screen: ScreenID) {
    fields.removeAll { $0.screen == screen && $0.path == path }
    fields.append(Typed(screen: screen, path: path, text: text))
    if fields.count > Self.most { fields.removeFirst() }
  }

  /// Forgets the texts of screens that have left the tree.
  mutating func keep(only screens: Set<ScreenID>) {
    fields.removeAll { !screens.contains($0.screen) }
    due = due.filter { name, _ in
      WebAction.element(name).map { screens.contains($0.0) } ?? false
    }
  }

  /// Returns the names of the fields and their current texts. Leaves out a field that is gone or
  /// has become a secret.
  ///
  /// - Parameter content: Returns the content of a screen; `nil` for a screen with a view of the
  ///   app's own, whose fields have the texts that were typed.
  @MainActor
  func now(_ content: (ScreenID) -> ScreenContent?) -> [[String]] {
    fields.compactMap { typed in
      let name = "\(typed.screen.rawValue)/\(typed.path)"
      guard !typed.path.hasPrefix("view/"), let content = content(typed.screen) else {
        return [name, typed.text]
      }
      guard case .field(let field)? = content.element(ElementID(typed.path))?.kind,
        !field.kind.isSecret
      else { return nil }
      return [name, field.text]
    }
  }
}
