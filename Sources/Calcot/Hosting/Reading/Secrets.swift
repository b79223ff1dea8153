package import CalcotContent
package import CalcotTree

/// The secrets of a run, which must not be in its record: the text that the user types into fields
/// for passwords and codes, and the text that those fields show.
///
/// A field stays secret when the app shows its text. Every text that it has held is masked wherever
/// else it occurs, unless it is shorter than four characters. Hiding costs a search for each
/// secret.
package final class Secrets: Sendable {
  /// A field, by its identity or its label: while its text is shown, it may be another element.
  fileprivate struct Field: Hashable {
    let name: String
    let screen: ScreenID
  }

  fileprivate struct State {
    var fields: Set<Field> = []
    /// The texts that the fields have held, the longest first, with their masks.
    var texts: [(text: String, mask: String)] = []
    /// The last input, if it was the text of a field, and whether its text was new.
    var typed: (field: Field, text: String, isNew: Bool)?
  }

  private let state = Locked(State())

  package init() {}

  /// Returns a text without secrets.
  package func hiding(_ text: String) -> String {
    let secrets = state.withLock { $0.texts }
    let hidden = secrets.reduce(text) { $0.replacing($1.text, with: $1.mask) }
    guard !secrets.isEmpty, hidden.count < hidden.unicodeScalars.count else { return hidden }
    // NB: a mark or a joiner at the end of a secret makes one character of it and the text beside it.
    let scalars = secrets.reduce(hidden.unicodeScalars) {
      $0.replacing($1.text.unicodeScalars, with: $1.mask.unicodeScalars)
    }
    return String(scalars)
  }

  /// Returns the text of a screen, line by line, without secrets.
  package func lines(of content: ScreenContent, on screen: ScreenID) -> [String] {
    state.withLock { $0.learn(content, on: screen) }
    let lines = content.readableLines { element, field in
      isSecret(element, field, on: screen) ? field.text.masked : field.shownText
    }
    return lines.map { hiding($0) }
  }

  /// Returns an input without secrets, before the app handles it. Text that is typed into a field
  /// that does not exist is masked, because it may be a secret.
  @MainActor
  package func hiding(_ input: HostInput, in app: CalcotApp) -> HostInput {
    switch input {
    case .edit(let id, let text, let screen):
      let content = app.content(of: screen)
      if let content { state.withLock { $0.learn(content, on: screen) } }
      let hidden = hiding(text, in: content?.element(id), id, on: screen)
      return .edit(id, text: hidden, in: screen)
    case .open(let link):
      state.withLock { $0.typed = nil }
      return .open(hiding(link))
    default:
      state.withLock { $0.typed = nil }
      return input
    }
  }

  private func hiding(
    _ text: String, in element: Element?, _ id: ElementID, on screen: ScreenID
  ) -> String {
    if let element, case .field(let field) = element.kind, !isSecret(element, field, on: screen) {
      // NB: a value that is not free text, such as an option, would be invalid without a part of
      // it.
      return field.kind.isFreeText ? hiding(text) : text
    }
    state.withLock { state in
      let field = Field(name: id.path, screen: screen)
      if state.fields.contains(field) { state.type(text, into: field) }
    }
    return text.masked
  }

  private func isSecret(_ element: Element, _ field: FieldValue, on screen: ScreenID) -> Bool {
    state.withLock { $0.isSecret(element, field, on: screen) }
  }
}

extension Secrets.State {
  // NB: shorter texts are a part of too many words.
  private static var leastLength: Int { 4 }

  func isSecret(_ element: Element, _ field: FieldValue, on screen: ScreenID) -> Bool {
    field.kind.isSecret || fields.contains(.init(name: element.id.path, screen: screen))
      || fields.contains(.init(name: field.label, screen: screen))
  }

  // NB: a field gets another identity and label when the language changes, and keeps its text.
  private func holdsSecret(_ field: FieldValue) -> Bool {
    field.kind.isFreeText && texts.contains { $0.text == field.text }
  }

  /// Records the fields of a screen that are secret now, and what they hold.
  mutating func learn(_ content: ScreenContent, on screen: ScreenID) {
    for element in content.allElements {
      guard case .field(let field) = element.kind,
        isSecret(element, field, on: screen) || holdsSecret(field)
      else { continue }
      fields.insert(.init(name: element.id.path, screen: screen))
      if !field.label.isEmpty { fields.insert(.init(name: field.label, screen: screen)) }
      add(field.text)
    }
  }

  /// Records what the user types. While the user types on, the longer text replaces the shorter
  /// one, unless that was a secret before.
  mutating func type(_ text: String, into field: Secrets.Field) {
    if let typed, typed.isNew, typed.field == field, text.hasPrefix(typed.text) {
      let beginnings = Self.forms(of: typed.text)
      texts.removeAll { beginnings.contains($0.text) }
    }
    typed = (field, text, add(text))
  }

  /// Adds a text, and returns whether it was new.
  @discardableResult
  private mutating func add(_ text: String) -> Bool {
    guard text.count >= Self.leastLength, !texts.contains(where: { $0.text == text }),
      text != text.masked
    else { return false }
    texts += Self.forms(of: text).map { ($0, text.masked) }
    texts.sort { $0.text.count > $1.text.count }
    return true
  }

  /// The forms in which a text is printed: within a value its quotation marks are escaped.
  private static func forms(of text: String) -> Set<String> {
    [text, String(text.debugDescription.dropFirst().dropLast())]
  }
}

extension FieldKind {
  fileprivate var isFreeText: Bool {
    switch self {
    case .line, .lines: true
    case .toggle, .choice, .number, .date: false
    }
  }
}
