import Calcot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is kept of a session: where the user is, what they have typed, and how far the browser's history
/// and its events are.
struct SavedSession: Codable, Equatable {
  /// The version of this form; one that is not known is not read.
  static let version = 1

  var version = SavedSession.version
  var visitor: String
  var user: String?
  /// The state of the app, as `CalcotApp.savedState()` returns it.
  var app: Data
  /// The texts of the fields in which the user has typed, as a browser would greet with them.
  var texts: [[String]]
  var book: HistoryBook
  /// The number of the last processed event.
  var event: Int
  /// The number of frames that may show something older than this state.
  var frames: Int
  /// A Boolean value that indicates whether forms of its pages name the session.
  var isInForms: Bool
  /// The latest forms that have been submitted in it.
  var submissions: [Submission]

  /// Reads a session; `nil` if it is of another version.
  init?(_ bytes: [UInt8]) {
    guard let saved = try? JSONDecoder().decode(SavedSession.self, from: Data(bytes)),
      saved.version == Self.version
    else { return nil }
    self = saved
  }

  init(
    owner: SessionOwner, app: Data, texts: [[String]], book: HistoryBook, event: Int, frames: Int,
    isInForms: Bool, submissions: [Submission]
  ) {
    visitor = owner.visitor.id
    user = owner.user
    (self.app, self.texts, self.book) = (app, texts, book)
    (self.event, self.frames) = (event, frames)
    (self.isInForms, self.submissions) = (isInForms, submissions)
  }

  /// Returns the session as bytes.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // NB: nothing of it is a number that JSON lacks.
    return (try? encoder.encode(self)).map(Array.init) ?? []
  }

  /// Returns a Boolean value that indicates whether it is the session of a browser and a user.
  func belongs(to owner: SessionOwner) -> Bool {
    visitor == owner.visitor.id && user == owner.user
  }
}

extension SessionOwner {
  /// A text that stands for the browser and the user, and tells neither.
  var mark: String { PageKey.of([visitor.id, user ?? ""]) }
}
