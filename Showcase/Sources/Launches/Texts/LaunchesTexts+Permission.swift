import Calcot
import CalcotViews
import Localization

extension LaunchesTexts {
  /// The texts for asking whether all launches may be downloaded.
  var downloadPermission: PermissionTexts {
    PermissionTexts(
      why: Question(
        language(
          "Download all launches?", de: "Alle Raketenstarts laden?",
          es: "¿Descargar todos los lanzamientos?"),
        message: language(
          "The system asks you next. They can be read without a network then.",
          de: "Gleich fragt dich das System. Dann sind sie ohne Netz lesbar.",
          es: "Ahora te preguntará el sistema. Así se pueden leer sin conexión."),
        action: language("Continue", de: "Weiter", es: "Continuar"),
        cancel: language("Not now", de: "Nicht jetzt", es: "Ahora no")),
      howToAllow: Question(
        language(
          "Downloads are not allowed here", de: "Downloads sind hier nicht erlaubt",
          es: "Aquí no se permiten descargas"),
        message: language(
          "You can allow them in the settings.", de: "Du kannst sie in den Einstellungen erlauben.",
          es: "Puedes permitirlas en los ajustes."),
        action: language("Settings", de: "Einstellungen", es: "Ajustes"), cancel: cancel))
  }
}
