/// The promises of a document: the paragraphs and items that say *never*, *always* or *exactly once*,
/// and, outside of articles, the numbered items that begin in bold type.
///
/// A promise names a suite that fails if it is broken, in the sentence or in a comment below it, as
/// `<!-- Held by `ScopeRules`: *the name of a rule*. -->`.
struct Promises {
  var origins: Origins

  /// Returns the promises without a suite, and the suites and tests that are named and do not exist.
  func mistakes(in document: String, path: String) -> [String] {
    Markdown(document).paragraphs.compactMap { line, text in
      let named = text.matches(of: /`(?:\w+\/)*\w+(?:Tests|Rules)`(?:: \*[^*]+\*(?:; \*[^*]+\*)*)?/)
        .map { String($0.0) }
      do throws(Wrong) {
        try origins.checkTests(named.joined(separator: " "), isNeeded: false)
        guard named.isEmpty, isPromise(text, in: path) else { return nil }
        throw Wrong(
          "this is a promise: name the suite that fails if it is broken, here or in a comment below"
        )
      } catch {
        return "\(path):\(line): error: \(error)"
      }
    }
  }

  private func isPromise(_ text: String, in path: String) -> Bool {
    let words = text.replacing(/`[^`]*`/, with: "")
    return words.contains(/\b(?:[Nn]ever|[Aa]lways|exactly once)\b/)
      || !path.contains(".docc/") && words.prefixMatch(of: /\d+\. \*\*/) != nil
  }
}
