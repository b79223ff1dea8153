package import Calcot
package import CalcotContent

/// The contents of the rows about a person's photo, on every host.
package struct PhotoCellConfiguration {
  package let header: String
  /// The description of the photo.
  package let summary: String
  /// The picture; nil if there is none.
  package let picture: ImageData?
  /// The description of the picture, for those who do not see it.
  package let pictureLabel: String
  /// The action that opens the photo; nil if there is none.
  package let open: NavigationAction?
  package let chooseLabel: String
  /// The label of the button that removes the photo; nil if there is none.
  package let removeLabel: String?

  @MainActor init(_ photo: Photo?, of person: Person, open: NavigationAction?, texts: PeopleTexts) {
    header = texts.photo
    summary = photo.map(texts.summary) ?? texts.noPhoto
    picture = photo?.image
    pictureLabel = texts.photo(of: person.name)
    self.open = open
    chooseLabel = texts.choosePhoto
    removeLabel = photo == nil ? nil : texts.removePhoto
  }
}
