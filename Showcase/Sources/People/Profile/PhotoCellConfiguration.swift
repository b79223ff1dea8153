package import Calcot
import CalcotHandlers
package import Foundation

/// The contents of the rows about a person's photo, on every host.
package struct PhotoCellConfiguration {
  package let header: String
  /// The description of the photo.
  package let summary: String
  /// The picture, for hosts that can show it.
  package let picture: Data?
  /// The action that opens the photo; nil if there is none.
  package let open: NavigationAction?
  package let chooseLabel: String
  /// The label of the button that removes the photo; nil if there is none.
  package let removeLabel: String?

  init(_ photo: Photo?, open: NavigationAction?, texts: PeopleTexts) {
    header = texts.photo
    summary = photo.map(texts.summary) ?? texts.noPhoto
    picture = photo?.file.content
    self.open = open
    chooseLabel = texts.choosePhoto
    removeLabel = photo == nil ? nil : texts.removePhoto
  }
}
