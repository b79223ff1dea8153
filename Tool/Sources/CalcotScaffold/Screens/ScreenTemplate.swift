import Stencil

/// The template of a new screen with a form.
struct ScreenTemplate {
  let names: ScreenNames
  let module: String

  /// The expression that assembles the calçot, after the line of its case.
  var calcot: String {
    let name = names.type.text
    return """

            Calcot(
              \(name)ViewModel(interactor: \(name)Interactor()),
              view: \(name)View.init)
      """
  }

  /// Returns the files of the screen's parts.
  func parts() throws -> [NewFile] {
    try files([
      ("", PackageResources.FormModel_swift_stencil),
      ("Interactor", PackageResources.FormInteractor_swift_stencil),
      ("View", PackageResources.FormView_swift_stencil),
      ("ViewModel", PackageResources.FormViewModel_swift_stencil),
    ])
  }

  /// Returns the files of the screen's tests.
  func tests() throws -> [NewFile] {
    try files([
      ("Tests", PackageResources.FormTranscript_swift_stencil),
      ("ViewModelTests", PackageResources.FormViewModelTests_swift_stencil),
    ])
  }

  private func files(_ sources: [(suffix: String, source: [UInt8])]) throws -> [NewFile] {
    let context = [
      "name": names.type.text, "member": names.member, "title": names.title,
      "segment": names.segment, "module": module,
    ]
    return try sources.map { suffix, source in
      NewFile(
        path: "\(names.type.text)\(suffix).swift",
        text: try Environment().renderTemplate(
          string: String(decoding: source, as: UTF8.self), context: context))
    }
  }
}
