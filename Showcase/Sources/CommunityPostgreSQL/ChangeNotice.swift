internal import CommunityDatabase

/// The message of a server to the others about a change.
struct ChangeNotice: Equatable {
  static let channel = "calcot_community"

  let server: String
  /// A Boolean value that indicates whether it affects only people, not their groups.
  let isOfPeople: Bool

  /// Creates the notice of what is stored; nil if nothing has changed.
  init?<Value>(_ stored: Stored<Value>, by server: String) {
    guard stored.change != nil || stored.isOfPeople else { return nil }
    self.server = server
    isOfPeople = stored.change == nil
  }

  /// Reads a notice; nil if it is another program's.
  init?(payload: String) {
    let words = payload.split(separator: " ")
    guard words.count == 2, words[1] == "groups" || words[1] == "people" else { return nil }
    server = String(words[0])
    isOfPeople = words[1] == "people"
  }

  var payload: String { "\(server) \(isOfPeople ? "people" : "groups")" }
}
