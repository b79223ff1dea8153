/// A prompt for the path of a file, with completion candidates.
package struct PathPrompt: Equatable, Sendable {
  /// The effect of a key.
  package enum Reaction: Equatable, Sendable {
    /// Only show the prompt; `isUsed` is `false` if the key has no meaning in a prompt.
    case show(isUsed: Bool)
    /// Look up the completions of this beginning.
    case complete(String)
    /// Take the path.
    case take
  }

  /// The maximum length of pasted text; no system accepts a longer path.
  private static let mostPasted = 4_096

  package private(set) var field: FieldText
  private var cut = ""
  /// The candidates for the rest of the path, if Tab has found several.
  package private(set) var candidates: [PathCandidate] = []
  /// A Boolean value that indicates whether Tab has found no candidate.
  package private(set) var isUnknown = false

  package init(_ text: String = "") { field = FieldText(text) }

  package var text: String { field.text }

  /// A Boolean value that indicates whether the caret is behind the text.
  var isAtEnd: Bool { field.caret == field.text.count }

  package mutating func handle(_ key: Key) -> Reaction {
    switch key {
    case .enter: return .take
    case .tab: return .complete(String(field.text.prefix(field.caret)))
    case .paste(let text):
      // NB: the line end after text that a terminal pastes is not part of the name.
      return edit(.paste(TypedPath.pasted(String(text.prefix(PathPrompt.mostPasted)))))
    default: return edit(key)
    }
  }

  /// Applies the completion of a beginning that ``Reaction/complete(_:)`` has requested. Text after
  /// the caret stays. Does nothing if the user has typed on.
  package mutating func take(_ completion: PathCompletion, of beginning: String) {
    guard field.text.prefix(field.caret) == beginning else { return }
    let rest = field.text.dropFirst(field.caret)
    field = FieldText(completion.text + rest, caret: completion.text.count)
    candidates = completion.candidates
    isUnknown = !completion.isFound
  }

  private mutating func edit(_ key: Key) -> Reaction {
    let before = field.text
    let isUsed = field.handle(key, cut: &cut)
    if field.text != before { (candidates, isUnknown) = ([], false) }
    return .show(isUsed: isUsed)
  }
}
