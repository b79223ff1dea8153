import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews

enum NotebookRoute: Route {
  typealias Carried = String

  case shelf
  case note(Int)
  case editor
  case about
  case tally
  /// A dish in the oven.
  case roast(Int)
  /// A form with every kind of field.
  case recipe
  /// Rows that can be checked.
  case basket
  /// Several controls of each name.
  case pantry
  /// Fields for the random values of a user.
  case entries(EntryScreen)
  /// Pictures and numbers.
  case harvest
  /// A table and a grid.
  case fields
  /// A week or a month.
  case planner
  /// A list of ten thousand sheets.
  case archive
  /// Links, and a button that closes a modal.
  case signpost
}

/// The Coordinator of the suite's app, with a path to every screen that the rules examine.
final class NotebookCoordinator: Coordinator, ShelfCoordinating, EditorCoordinating, AddressOpening,
  Sharing, FilePicking
{
  let navigation = StackNavigation<NotebookRoute>(root: .shelf)
  let store = NoteStore()
  let gate = Gate()
  /// A record of the View events that the roasts' ViewModels received.
  let kitchen = Kitchen()
  let recipe = RecipeViewModel()
  let pantry = PantryViewModel()
  let harvest = HarvestViewModel()
  let planner = PlannerViewModel()
  let entries = Entries()
  private(set) lazy var signpost = SignpostViewModel(
    website: try? WebAddress("https://notes.example/about"),
    openAbout: NavigationAction { [navigation] in navigation.push(.about) },
    close: { [navigation] in navigation.dismiss() })
  /// The number of archive rows built, and the pages of the archive that were read.
  var archiveUse = (rows: 0, pages: [Range<Int>]())
  var guardAnswer: @MainActor (TreeTransition) -> GuardAnswer = { _ in .allow }
  /// Weak references to the parts of every screen made.
  let made = MadeParts()

  func calcot(for route: NotebookRoute, at place: RoutePlace<NotebookRoute>) -> Placed {
    switch route {
    case .shelf: place.screen { shelf() }
    case .note(let id): place.screen { note(id, place) }
    case .editor: place.screen { editor() }
    case .about:
      place.screen {
        Calcot(made.add(AboutViewModel(router: self))) {
          AboutView($0)
        } delegate: {
          $0.view = $1
        }
      }
    case .tally: place.screen { Calcot(made.add(TallyViewModel()), view: TallyView.init) }
    case .roast(let id):
      place.screen {
        Calcot(made.add(RoastViewModel(id: id, kitchen: kitchen))) {
          RoastView($0)
        } delegate: {
          $0.view = $1
        }
      }
    case .recipe: place.screen { Calcot(recipe, view: RecipeView.init) }
    case .basket: place.screen { Calcot(recipe, view: BasketView.init) }
    case .pantry: place.screen { Calcot(pantry, view: PantryView.init) }
    case .entries(let shown):
      place.screen { Calcot(entries, view: { EntryView(viewModel: $0, shown: shown) }) }
    case .harvest: place.screen { Calcot(harvest, view: HarvestView.init) }
    case .fields: place.screen { Calcot(harvest, view: FieldsView.init) }
    case .planner: place.screen { Calcot(planner, view: PlannerView.init) }
    case .archive: place.screen { archive() }
    case .signpost: place.screen { Calcot(signpost, view: SignpostView.init) }
    }
  }

  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer { guardAnswer(proposed) }

  private func shelf() -> Calcot {
    let interactor = made.add(ShelfInteractor(store: store))
    return Calcot(remadeOn: interactor.notesDidChange) {
      ShelfViewModel(notes: interactor.notes, interactor: interactor, coordinator: self)
    } view: {
      ShelfView(viewModel: $0)
    }
  }

  private func note(_ id: Int, _ place: RoutePlace<NotebookRoute>) -> Calcot {
    let interactor = made.add(NoteInteractor(id: id, store: store))
    let carried = place.carried
    return Calcot(remadeOn: interactor.noteDidChange) {
      NoteViewModel(
        note: interactor.note, carried: carried, interactor: interactor, coordinator: self)
    } view: {
      NoteView(viewModel: $0)
    }
  }

  private func archive() -> Calcot {
    let interactor = made.add(ArchiveInteractor())
    return Calcot(remadeOn: interactor.sheetsDidChange) {
      ArchiveViewModel(interactor: interactor, coordinator: self)
    } view: {
      ArchiveView(viewModel: $0)
    }
    .task("load the first sheets") { await interactor.fetch(0..<RowWindow.first) }
  }

  private func editor() -> Calcot {
    let router = made.add(EditorRouter(coordinator: self))
    return Calcot(made.add(EditorViewModel(coordinator: router, gate: gate)), view: EditorView.init)
  }

  func present(note id: Int) { navigation.push(.note(id)) }
  func presentEditor() { navigation.present(.editor) }
  func presentAbout() { navigation.push(.about) }
  func presentTally() { navigation.push(.tally) }
  func save(_ text: String) {
    // calcot:ignore provider-access - the store is a list in memory, and the fixture has no interactor
    store.add(text)
    navigation.dismiss()
  }
}

/// A Coordinator of a single calçot, over its flow's Coordinator.
final class EditorRouter: EditorCoordinating {
  private let coordinator: NotebookCoordinator
  init(coordinator: NotebookCoordinator) { self.coordinator = coordinator }
  func save(_ text: String) { coordinator.save(text) }
}

/// Tracks which parts are alive, without retaining them.
@MainActor
final class MadeParts {
  private struct Part { weak var object: AnyObject? }
  private var parts: [Part] = []

  func add<T: AnyObject>(_ part: T) -> T {
    parts.append(Part(object: part))
    return part
  }

  var last: AnyObject? { parts.last?.object }
  var alive: [String] { parts.compactMap { $0.object.map { "\(type(of: $0))" } }.sorted() }
}
