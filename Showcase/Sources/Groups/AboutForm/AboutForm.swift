/// The Model of the form for what a group says about itself, with the texts typed so far.
struct AboutDraft: Equatable, Codable, Sendable {
  /// The two texts of the form.
  struct Texts: Equatable, Codable, Sendable {
    var description: String
    var place: String

    init(_ about: GroupAbout) { (description, place) = (about.description, about.place) }
  }

  var texts: Texts
  /// The texts before the change: the initial ones, or those which somebody else has given the
  /// group since.
  private(set) var original: Texts

  init(_ about: GroupAbout) {
    texts = Texts(about)
    original = texts
  }

  /// Takes over what the group says by now; what has been typed stays.
  mutating func learn(_ about: GroupAbout) {
    let now = Texts(about)
    if !isChanged { texts = now }
    original = now
  }

  /// The texts as the group would have them.
  var about: GroupAbout { GroupAbout(description: texts.description, place: texts.place) }
  /// The texts before the change, as the group would have them.
  var before: GroupAbout {
    GroupAbout(description: original.description, place: original.place)
  }
  var isChanged: Bool { texts != original }
}
