import Calcot
import CalcotContent

/// The fields in which the user has typed, on the screens of the tree.
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

  /// The approximate number of bytes needed to keep the fields.
  var weight: Int { fields.reduce(0) { $0 + 64 + $1.path.utf8.count + $1.text.utf8.count } }

  /// Records that the user has typed a text.
  mutating func typed(_ text: String, into path: String, on screen: ScreenID) {
    fields.removeAll { $0.screen == screen && $0.path == path }
    fields.append(Typed(screen: screen, path: path, text: text))
    if fields.count > Self.most { fields.removeFirst() }
  }

  /// Forgets the fields of screens that have left the tree.
  mutating func keep(only screens: Set<ScreenID>) {
    fields.removeAll { !screens.contains($0.screen) }
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
