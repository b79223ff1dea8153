/// The Model of the form for what a group says about itself, with the texts typed so far.
struct AboutDraft: Equatable, Codable, Sendable {
  /// The two texts of the form.
  struct Texts: Equatable, Codable, Sendable {
    var description: String
    var place: String
  }

  var texts: Texts
  /// The initial texts.
  let original: Texts

  init(_ about: GroupAbout) {
    texts = Texts(description: about.description, place: about.place)
    original = texts
  }

  /// The texts as the group would have them.
  var about: GroupAbout { GroupAbout(description: texts.description, place: texts.place) }
  var isChanged: Bool { texts != original }
}
