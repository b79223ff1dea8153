internal import Calcot
internal import CalcotContent
internal import CalcotViews
internal import Localization

/// The texts about what a group says about itself, and about its picture.
extension GroupsTexts {
  var about: String { language("About the group", de: "Über die Gruppe", es: "Sobre el grupo") }
  var place: String { language("Place", de: "Ort", es: "Lugar") }
  var placePlaceholder: String {
    language("Where do you meet?", de: "Wo trefft ihr euch?", es: "¿Dónde quedáis?")
  }
  var description: String { language("Description", de: "Beschreibung", es: "Descripción") }
  var descriptionPlaceholder: String {
    language(
      "What is the group about?", de: "Worum geht es in der Gruppe?", es: "¿De qué va el grupo?")
  }
  var discardChanges: String {
    language("Discard the changes?", de: "Änderungen verwerfen?", es: "¿Descartar los cambios?")
  }
  var aboutSaved: String {
    language(
      "The texts are saved", de: "Die Texte sind gesichert", es: "Los textos están guardados")
  }

  /// Returns sentences about the problem with a text and the remedy.
  func message(_ problem: GroupAboutProblem) -> String {
    switch problem {
    case .descriptionTooLong(let count): tooLong(count, most: GroupAbout.maximumDescription)
    case .placeTooLong(let count): tooLong(count, most: GroupAbout.maximumPlace)
    }
  }

  // MARK: The picture

  func picture(of name: String) -> String {
    language("Picture of \(name)", de: "Bild von \(name)", es: "Imagen de \(name)")
  }
  var choosePicture: String {
    language("Choose picture", de: "Bild auswählen", es: "Elegir imagen")
  }
  var replacePicture: String {
    language("Replace picture", de: "Bild ersetzen", es: "Cambiar la imagen")
  }
  var removePicture: String {
    language("Remove picture", de: "Bild entfernen", es: "Quitar la imagen")
  }
  var pictureSaved: String {
    language("The picture is saved", de: "Das Bild ist gesichert", es: "La imagen está guardada")
  }

  /// Returns the texts for removing a group's picture.
  var pictureRemoval: DeletionTexts<Group, GroupRepositoryError> {
    DeletionTexts(
      question: { group in
        Question(
          language(
            "Remove the picture?", de: "Das Bild entfernen?", es: "¿Quitar la imagen?"),
          message: language(
            "Everybody in \(group.name) will see the initials in its place.",
            de: "Alle in \(group.name) sehen dann die Anfangsbuchstaben.",
            es: "En \(group.name) se verán las iniciales en su lugar."),
          action: remove, role: .destructive, cancel: keep)
      },
      activity: saving,
      success: { _ in
        language("The picture is gone", de: "Das Bild ist weg", es: "La imagen ya no está")
      },
      failure: { $0 == .cancelled ? nil : message($0) }, retry: retryQuestion)
  }

  /// Returns the way back after a removal.
  ///
  /// - Parameter restore: A closure that sets the picture again.
  func undoOfPictureRemoval(
    by restore: @escaping @MainActor (ImageData?) async throws(GroupRepositoryError) -> Void
  ) -> DeletionUndo<Group, ImageData?, GroupRepositoryError> {
    DeletionUndo(
      undo, activity: saving,
      success: { _ in
        language(
          "The picture is back", de: "Das Bild ist wieder da", es: "La imagen ha vuelto")
      }, restore: restore)
  }

  var picturePick: PhotoTexts {
    PhotoTexts { problem in
      Question(
        said(problem),
        action: language("Choose another", de: "Anderes auswählen", es: "Elegir otra"),
        cancel: cancel)
    } failure: { _ in
      language(
        "No picture can be chosen here.", de: "Hier lässt sich kein Bild auswählen.",
        es: "Aquí no se puede elegir ninguna imagen.")
    }
  }

  var picturePermission: PermissionTexts {
    PermissionTexts(
      why: Question(
        language(
          "Choose a picture from your photos?", de: "Ein Bild aus deinen Fotos auswählen?",
          es: "¿Elegir una imagen de tus fotos?"),
        message: language(
          "The system asks you next. Only the picture that you choose is used.",
          de: "Gleich fragt dich das System. Nur das Bild, das du auswählst, wird benutzt.",
          es: "Ahora te preguntará el sistema. Solo se usa la imagen que elijas."),
        action: language("Continue", de: "Weiter", es: "Continuar"),
        cancel: language("Not now", de: "Nicht jetzt", es: "Ahora no")),
      howToAllow: Question(
        language(
          "Your photos are not allowed here", de: "Deine Fotos sind hier nicht erlaubt",
          es: "Aquí no se permiten tus fotos"),
        message: language(
          "You can allow them in the settings.", de: "Du kannst sie in den Einstellungen erlauben.",
          es: "Puedes permitirlas en los ajustes."),
        action: language("Settings", de: "Einstellungen", es: "Ajustes"), cancel: cancel))
  }

  private func said(_ problem: PhotoProblem) -> String {
    switch problem {
    case .notAPhoto(let name):
      language(
        "\(name) is no picture.", de: "\(name) ist kein Bild.", es: "\(name) no es una imagen.")
    case .tooLarge(let name, let most):
      language(
        "\(name) is larger than \(language.size(ofBytes: most)).",
        de: "\(name) ist größer als \(language.size(ofBytes: most)).",
        es: "\(name) ocupa más de \(language.size(ofBytes: most)).")
    }
  }
}
