import Calcot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The saved state of a session: where the user is, the texts that they have typed, and the
/// positions in the browser's history and in its events.
struct SavedSession: Codable, Equatable {
  /// The version of this format; other versions are not read.
  static let version = 1

  var version = SavedSession.version
  var visitor: String
  var user: String?
  /// The state of the app, as `CalcotApp.savedState()` returns it.
  var app: Data
  /// The texts of the fields in which the user has typed, in the form of a browser's greeting.
  var texts: [[String]]
  /// The names of the fields that are shown, in the order of the page; `nil` in states of older versions.
  var shown: [String]?
  var book: HistoryBook
  /// The number of the last processed event.
  var event: Int
  /// True if the page counts on from the events of a server before; `nil` otherwise.
  var isCountedAnew: Bool?
  /// The number of frames that may show something older than this state.
  var frames: Int
  /// A Boolean value that indicates whether forms of its pages name the session.
  var isInForms: Bool
  /// The latest forms that have been submitted in it.
  var submissions: [Submission]

  /// Reads a session; `nil` if it is of another version, or has numbers that no browser can have sent.
  init?(_ bytes: [UInt8]) {
    guard let saved = try? JSONDecoder().decode(SavedSession.self, from: Data(bytes)),
      saved.version == Self.version,
      [saved.event, saved.frames].allSatisfy(Int.countRange.contains)
    else { return nil }
    self = saved
  }

  init(
    owner: SessionOwner, app: Data, texts: [[String]], shown: [String]? = nil, book: HistoryBook,
    event: Int, isCountedAnew: Bool = false, frames: Int,
    isInForms: Bool, submissions: [Submission]
  ) {
    visitor = owner.visitor.id
    user = owner.user
    (self.app, self.texts, self.shown, self.book) = (app, texts, shown, book)
    (self.event, self.frames) = (event, frames)
    self.isCountedAnew = isCountedAnew ? true : nil
    (self.isInForms, self.submissions) = (isInForms, submissions)
  }

  /// Returns the session as bytes.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // NB: nothing of it is a number that JSON lacks.
    return (try? encoder.encode(self)).map(Array.init) ?? []
  }

  /// Returns a Boolean value that indicates whether the session belongs to a browser and its user.
  func belongs(to owner: SessionOwner) -> Bool {
    visitor == owner.visitor.id && owner.isUser(user)
  }
}

extension SessionOwner {
  /// A pseudonym of the browser and the user, which reveals neither.
  var mark: String { PageKey.of([visitor.id, user ?? ""]) }
}
