/// The template of a new app.
public struct AppTemplate {
  private let context: [String: String]

  public init(name: TypeName, framework: Framework) {
    context = ["name": name.text, "framework": framework.arguments]
  }

  /// Returns the files of the app, in the order of their paths.
  public func files() throws -> [NewFile] {
    try Self.sources.map { try TemplateFile(path: $0, source: $1).filled(with: context) }
      .sorted { $0.path < $1.path }
  }

  private typealias Resources = PackageResources

  private static let sources: [(path: String, source: [UInt8])] = [
    (".gitignore", Resources.gitignore_stencil),
    (".swift-format", Resources.swift_format_stencil),
    ("Package.swift", Resources.Package_swift_stencil),
    ("Sources/{{ name }}/main.swift", Resources.main_swift_stencil),
    ("\(app)/Flow/AppCoordinator.swift", Resources.AppCoordinator_swift_stencil),
    ("\(app)/Flow/NotesCoordinator.swift", Resources.NotesCoordinator_swift_stencil),
    ("\(app)/Model/Note.swift", Resources.Note_swift_stencil),
    ("\(app)/Services/NoteFile.swift", Resources.NoteFile_swift_stencil),
    ("\(app)/Services/NoteRepository.swift", Resources.NoteRepository_swift_stencil),
    ("\(app)/Services/NotesInteractor.swift", Resources.NotesInteractor_swift_stencil),
    ("\(app)/NoteList/NoteListView.swift", Resources.NoteListView_swift_stencil),
    ("\(app)/NoteList/NoteListViewModel.swift", Resources.NoteListViewModel_swift_stencil),
    ("\(app)/NoteDetail/NoteDetailView.swift", Resources.NoteDetailView_swift_stencil),
    ("\(app)/NoteDetail/NoteDetailViewModel.swift", Resources.NoteDetailViewModel_swift_stencil),
    ("\(app)/NoteForm/NoteFormView.swift", Resources.NoteFormView_swift_stencil),
    ("\(app)/NoteForm/NoteFormViewModel.swift", Resources.NoteFormViewModel_swift_stencil),
    ("\(tests)/NoteFileTests.swift", Resources.NoteFileTests_swift_stencil),
    ("\(tests)/NoteFormViewModelTests.swift", Resources.NoteFormViewModelTests_swift_stencil),
    ("\(tests)/NotesInMemory.swift", Resources.NotesInMemory_swift_stencil),
    ("\(tests)/NotesTests.swift", Resources.NotesTests_swift_stencil),
    ("\(tests)/TestApp+Notes.swift", Resources.TestApp_Notes_swift_stencil),
  ]

  private static let app = "Sources/{{ name }}App"
  private static let tests = "Tests/{{ name }}AppTests"
}
