package import Calcot
package import CalcotContent

extension HostInput {
  /// Returns the input without the text of a secret, for a history of inputs that is kept.
  @MainActor
  package func kept(in app: CalcotApp) -> HostInput {
    guard case .edit(let id, let text, let screen) = self,
      case .field(let field)? = app.content(of: screen)?.element(id)?.kind, field.kind.isSecret
    else { return self }
    return .edit(id, text: text.masked, in: screen)
  }
}
