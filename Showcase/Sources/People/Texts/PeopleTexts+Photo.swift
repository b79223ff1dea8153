internal import Calcot
internal import CalcotContent
internal import CalcotViews
internal import Localization

/// The texts about a person's photo.
extension PeopleTexts {
  var photo: String { language("Photo", de: "Foto", es: "Foto") }
  var noPhoto: String { language("No photo", de: "Kein Foto", es: "Sin foto") }
  var choosePhoto: String {
    language("Choose photo", de: "Foto auswählen", es: "Elegir foto")
  }
  var replacePhoto: String {
    language("Replace photo", de: "Foto ersetzen", es: "Cambiar la foto")
  }
  var removePhoto: String {
    language("Remove photo", de: "Foto entfernen", es: "Quitar la foto")
  }
  var photoSaved: String {
    language("The photo is saved.", de: "Das Foto ist gesichert.", es: "La foto está guardada.")
  }
  var photoRemoved: String {
    language("The photo is gone.", de: "Das Foto ist weg.", es: "La foto ya no está.")
  }
  var loadingPhoto: String {
    language("Loading the photo", de: "Foto wird geladen", es: "Cargando la foto")
  }

  func photo(of name: String) -> String {
    language("Photo of \(name)", de: "Foto von \(name)", es: "Foto de \(name)")
  }

  /// Returns the sentence that says how a photo of a person helps.
  func useOfPhoto(of name: String) -> String {
    language(
      "With a photo, others know \(name) at a glance.",
      de: "Mit einem Foto ist \(name) auf einen Blick zu erkennen.",
      es: "Con una foto, se reconoce a \(name) de un vistazo.")
  }

  /// Returns the description of a photo: "me.png, 640×480, 12 kB".
  func summary(_ photo: Photo) -> String {
    [photo.file.name, photo.image.size.map(dimensions), bytes(of: photo)].compactMap { $0 }
      .joined(separator: ", ")
  }

  /// Returns the rows of the photo's own screen.
  func facts(_ photo: Photo) -> [PhotoFactConfiguration] {
    let facts = [
      (language("File", de: "Datei", es: "Archivo"), photo.file.name),
      (
        language("File type", de: "Dateityp", es: "Tipo de archivo"),
        photo.image.format.map(name(of:))
      ),
      (
        language("Dimensions", de: "Abmessungen", es: "Dimensiones"),
        photo.image.size.map(dimensions)
      ),
      (language("Size", de: "Größe", es: "Tamaño"), bytes(of: photo)),
    ]
    return facts.compactMap { title, detail in
      detail.map { PhotoFactConfiguration(title: title, detail: $0) }
    }
  }

  var photoPick: PhotoTexts {
    PhotoTexts { problem in
      Question(
        said(problem),
        action: language("Choose another", de: "Anderes auswählen", es: "Elegir otra"),
        cancel: cancel)
    } failure: { refusal in
      notPossible(refusal)
    }
  }

  var photoPermission: PermissionTexts {
    PermissionTexts(
      why: Question(
        language(
          "Choose from your photos?", de: "Aus deinen Fotos auswählen?",
          es: "¿Elegir entre tus fotos?"),
        message: language(
          "The system asks you next. Only the photo that you choose is used.",
          de: "Gleich fragt dich das System. Nur das Foto, das du auswählst, wird benutzt.",
          es: "Ahora te preguntará el sistema. Solo se usa la foto que elijas."),
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

  private func dimensions(_ size: ImageSize) -> String { "\(size.width)×\(size.height)" }

  private func bytes(of photo: Photo) -> String {
    language.size(ofBytes: photo.file.content.count)
  }

  private func name(of format: ImageFormat) -> String {
    format == .webp ? "WebP" : format.rawValue.uppercased()
  }

  private func said(_ problem: PhotoProblem) -> String {
    switch problem {
    case .notAPhoto(let name):
      language(
        "\(name) is no photo.", de: "\(name) ist kein Foto.", es: "\(name) no es una foto.")
    case .tooLarge(let name, let most):
      language(
        "\(name) is larger than \(language.size(ofBytes: most)).",
        de: "\(name) ist größer als \(language.size(ofBytes: most)).",
        es: "\(name) ocupa más de \(language.size(ofBytes: most)).")
    }
  }
}
