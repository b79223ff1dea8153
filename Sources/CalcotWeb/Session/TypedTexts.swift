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

  /// A field by its path, its label or its place: while its text is shown, it may be another element, and
  /// in another language it has another path and another label.
  private struct Field: Hashable {
    let screen: ScreenID
    let name: String
  }

  /// A text that waits for its field.
  private struct Due {
    let text: String
    /// A Boolean value that indicates whether a state of the session had it, which has no secrets.
    let isSaved: Bool
  }

  private var fields: [Typed] = []
  /// The texts of a session that was taken up, for fields that have not been shown since, by the
  /// names of the fields.
  private var due: [String: Due] = [:]
  /// The texts of the state from which the session goes on, until they are due.
  private var expected: [[String]] = []
  /// The fields that have been typed in while they were secret. They stay secret when the app shows
  /// their texts.
  private var secrets: Set<Field> = []

  /// The approximate number of bytes needed to keep the texts.
  var weight: Int {
    fields.reduce(0) { $0 + 64 + $1.path.utf8.count + $1.text.utf8.count }
      + due.reduce(0) { $0 + 64 + $1.key.utf8.count + $1.value.text.utf8.count }
  }

  /// A Boolean value that indicates whether texts wait for their fields.
  var hasDue: Bool { !due.isEmpty }

  /// Keeps texts of a state that was taken up for the next one, until they are due.
  mutating func expect(_ texts: [[String]]) { expected = texts }

  /// Keeps a text until the field with a name is shown.
  ///
  /// - Parameter isSaved: A Boolean value that indicates whether it is of the last state, and so
  ///   belongs to the next one.
  mutating func keep(_ text: String, for field: String, isSaved: Bool = false) {
    // NB: nobody has said that there is such a field.
    guard due[field] != nil || due.count < ClientHello.mostFields else { return }
    due[field] = Due(text: text, isSaved: isSaved)
  }

  /// Returns the text that was kept for the field with a name, once.
  mutating func takeDue(_ field: String) -> String? { due.removeValue(forKey: field)?.text }

  /// Records that the user has typed a text into a field, unless the field is or was a secret, or
  /// no longer exists.
  ///
  /// - Parameters:
  ///   - before: The content of the screen before the edit.
  ///   - after: The content of the screen after it.
  mutating func typed(
    _ text: String, into id: ElementID, on screen: ScreenID, before: ScreenContent?,
    after: ScreenContent?
  ) {
    for content in [before, after].compactMap(\.self) where content.field(id)?.kind.isSecret == true
    {
      secrets.formUnion(content.names(of: id).map { Field(screen: screen, name: $0) })
    }
    guard let after, after.field(id) != nil, !isSecret(id, in: after, on: screen) else { return }
    typed(text, into: id.path, on: screen)
  }

  private func isSecret(_ id: ElementID, in content: ScreenContent, on screen: ScreenID) -> Bool {
    content.field(id)?.kind.isSecret == true
      || !secrets.isEmpty
        && content.names(of: id).contains { secrets.contains(Field(screen: screen, name: $0)) }
  }

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
    secrets = secrets.filter { screens.contains($0.screen) }
  }

  /// Returns the names of the fields and their current texts, and those that wait for their fields.
  /// Leaves out a field that is gone, or is or was a secret.
  ///
  /// - Parameter content: Returns the content of a screen; `nil` for a screen with a view of the
  ///   app's own, whose fields have the texts that were typed.
  @MainActor
  func now(_ content: (ScreenID) -> ScreenContent?) -> [[String]] {
    let typed: [[String]] = fields.compactMap { typed in
      let name = "\(typed.screen.rawValue)/\(typed.path)"
      guard !typed.path.hasPrefix("view/"), let content = content(typed.screen) else {
        return [name, typed.text]
      }
      let id = ElementID(typed.path)
      guard let field = content.field(id), !isSecret(id, in: content, on: typed.screen) else {
        return nil
      }
      return [name, field.text]
    }
    let waiting = due.filter { $0.value.isSaved }.sorted { $0.key < $1.key }
    return typed + waiting.map { [$0.key, $0.value.text] } + expected
  }
}

extension ScreenContent {
  fileprivate func field(_ id: ElementID) -> FieldValue? {
    guard case .field(let field)? = element(id)?.kind else { return nil }
    return field
  }

  /// Returns the path of a field, its label if it has one, and its place among the fields of the screen.
  fileprivate func names(of id: ElementID) -> [String] {
    let fields = allElements.filter { if case .field = $0.kind { true } else { false } }
    let place = fields.firstIndex { $0.id == id }.map { "#\($0)" }
    return [id.path, field(id)?.label, place].compactMap(\.self).filter { !$0.isEmpty }
  }
}
