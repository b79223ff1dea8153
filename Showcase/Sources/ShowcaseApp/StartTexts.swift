import Calcot
import Localization

/// The texts for the user if the app cannot start at the requested place.
struct StartTexts {
  let language: Language

  /// Returns the reason why the app starts at its beginning, not where it was left.
  func startsAnew(because problem: SavedStateProblem) -> String {
    let reason = reason(problem)
    return language(
      "You start at the beginning: \(reason)", de: "Es geht von vorn los: \(reason)",
      es: "Empiezas desde el principio: \(reason)")
  }

  /// Returns the reason why a link was not followed.
  func leadsNowhere(_ link: String, because refusal: Refusal) -> String {
    let reason = reason(refusal, link)
    return language(
      "The link leads nowhere: \(reason)", de: "Der Link führt nirgendwohin: \(reason)",
      es: "El enlace no lleva a ninguna parte: \(reason)")
  }

  private func reason(_ problem: SavedStateProblem) -> String {
    switch problem {
    case .unreadable, .invalid:
      language(
        "what was kept of it is damaged", de: "was davon aufgehoben war, ist beschädigt",
        es: "lo que se guardó está dañado")
    case .version, .changed:
      language(
        "the app has changed since", de: "die App hat sich seither geändert",
        es: "la aplicación ha cambiado desde entonces")
    case .stepsLost, .requestsLost:
      language(
        "what was still under way is lost", de: "was noch unterwegs war, ist verloren",
        es: "lo que estaba en curso se ha perdido")
    // NB: a programming error, for the app's author rather than for users of another language.
    case .noRegistry, .unwritable: "\(problem)"
    }
  }

  private func reason(_ refusal: Refusal, _ link: String) -> String {
    switch refusal {
    case .notFound:
      language(
        "nothing is at \(link)", de: "bei \(link) ist nichts", es: "no hay nada en \(link)")
    case .guarded(let reason), .blocked(_, let reason): reason
    case .badLink:
      language(
        "\(link) is no address of this app", de: "\(link) ist keine Adresse dieser App",
        es: "\(link) no es una dirección de esta aplicación")
    default:
      language(
        "\(link) cannot be opened now", de: "\(link) kann jetzt nicht geöffnet werden",
        es: "\(link) no se puede abrir ahora")
    }
  }
}
