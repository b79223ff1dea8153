import Foundation

/// The description of a group, in several lines, and the place where it meets.
public struct GroupAbout: Hashable, Codable, Sendable {
  /// The maximum length of a description, in user-perceived characters.
  public static let maximumDescription = 1_000
  /// The maximum length of a place, in user-perceived characters.
  public static let maximumPlace = 80

  /// The description, in lines; empty if there is none.
  public let description: String
  /// The place, in one line; empty if there is none.
  public let place: String

  /// Creates the two texts without surrounding white space. They are not checked: see ``problems``.
  public init(description: String = "", place: String = "") {
    // NB: SQLite ends a text at the first null character.
    self.description = description.replacing("\0", with: "")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    self.place = place.replacing("\0", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      description: try values.decode(String.self, forKey: .description),
      place: try values.decode(String.self, forKey: .place))
  }

  /// The reasons why the texts cannot be saved; empty if they can be.
  public var problems: Set<GroupAboutProblem> {
    var problems: Set<GroupAboutProblem> = []
    let (description, place) = (Self.length(of: description), Self.length(of: place))
    if description > Self.maximumDescription { problems.insert(.descriptionTooLong(description)) }
    if place > Self.maximumPlace { problems.insert(.placeTooLong(place)) }
    return problems
  }

  /// Returns the length of a text in characters, or that of its scalars with eight for each: a
  /// character may have any number of combining marks.
  private static func length(of text: String) -> Int {
    max(text.count, (text.unicodeScalars.count + 7) / 8)
  }
}

/// A reason why a group's texts about itself cannot be saved.
public enum GroupAboutProblem: Hashable, Sendable {
  /// The description has this many characters, more than ``GroupAbout/maximumDescription``.
  case descriptionTooLong(Int)
  /// The place has this many characters, more than ``GroupAbout/maximumPlace``.
  case placeTooLong(Int)
}
