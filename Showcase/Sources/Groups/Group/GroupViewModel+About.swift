import Calcot
package import CalcotContent
import CalcotViews

/// A picture with its words.
package struct ShownPicture: Equatable {
  package let source: ImageSource
  package let label: String
}

/// The group's picture, its description and its place.
extension GroupViewModel {
  package var picture: ShownPicture? {
    detail.group.flatMap { group in
      group.picture.map { ShownPicture(source: .data($0), label: texts.picture(of: group.name)) }
    }
  }
  /// The number of members and the place in a line, and then what the group says about itself.
  package var facts: String? {
    detail.group.map { group in
      let first = [texts.members(group.memberCount), group.about.place].filter { !$0.isEmpty }
      return [first.joined(separator: " · "), group.about.description].filter { !$0.isEmpty }
        .joined(separator: "\n")
    }
  }
  /// The button that leads to the form for description and place, in the user's own groups.
  package var about: LinkButton? {
    ownGroup.map { LinkButton(texts.about, opens: coordinator.openingAbout(of: $0)) }
  }
  /// The label of the button that sets the picture, in the user's own groups.
  package var choosePictureLabel: String? {
    ownGroup.map { $0.picture == nil ? texts.choosePicture : texts.replacePicture }
  }
  /// The label of the button that removes the picture; nil if there is none.
  package var removePictureLabel: String? {
    ownGroup?.picture == nil ? nil : texts.removePicture
  }

  package func choosePictureButtonTapped() async {
    let permission = PermissionHandler(
      router: coordinator, service: permission, texts: texts.picturePermission)
    let photos = PhotoHandler(
      router: coordinator, texts: texts.picturePick, mostBytes: Group.mostPictureBytes)
    guard await permission.ask() == .granted, let photo = await photos.pick() else { return }
    let saved: Void? = await coordinator.attempt(texts.saving) { () throws(GroupRepositoryError) in
      try await interactor.setPicture(photo.image)
    }
    if saved != nil { coordinator.showMessage(texts.pictureSaved, .success) }
  }

  package func removePictureButtonTapped() async {
    guard let group = ownGroup else { return }
    let removal = DeletionHandler<Group>(
      router: coordinator, texts: texts.pictureRemoval,
      undo: texts.undoOfPictureRemoval(by: interactor.restorePicture)
    ) { group throws(GroupRepositoryError) in
      try await interactor.setPicture(nil)
      return group.picture
    }
    await removal.delete(group)
  }
}
