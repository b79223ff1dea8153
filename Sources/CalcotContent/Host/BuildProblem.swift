/// A mistake that keeps the app under `calcot dev` from showing its latest code.
package struct BuildProblem: Codable, Equatable, Sendable {
  /// The kind of the mistake, such as "The app does not build".
  package var title: String
  /// The text of the first error.
  package var message: String
  /// The place of the error, such as `Sources/App/NoteView.swift:12:9`; nil if it has none.
  package var place: String?
  /// The address by which an editor opens the place.
  package var link: String?
  /// The lines of source around the error, as the compiler prints them.
  package var source: [String]
  /// The number of further errors.
  package var others: Int

  package init(
    title: String, message: String, place: String? = nil, link: String? = nil,
    source: [String] = [], others: Int = 0
  ) {
    (self.title, self.message, self.place, self.link) = (title, message, place, link)
    (self.source, self.others) = (source, others)
  }

  /// The sentence about the further errors; nil if there are none.
  package var more: String? {
    others > 0 ? "and \(others) more \(others == 1 ? "error" : "errors")" : nil
  }
}
