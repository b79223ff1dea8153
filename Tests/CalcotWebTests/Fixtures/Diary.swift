import Calcot
import CalcotContent
import CalcotViews
import Foundation
import Observation

/// The routes of a small app whose entries are in a store that all servers share.
enum DiaryRoute: LinkedRoute {
  case entries, form, help

  static let links = Links<DiaryRoute>(
    RouteLink("", .entries), RouteLink("form", .form), RouteLink("help", .help))
}

/// The store of the entries, as a database would have them.
@MainActor @Observable
final class Diary {
  var entries: [String] = []
  var noteLabel = "Note"
}

final class DiaryCoordinator: Coordinator, FilePicking {
  let navigation = StackNavigation<DiaryRoute>(root: .entries)
  let diary: Diary
  /// The work of each screen that settling waits for.
  private let load: (@MainActor () async -> Void)?

  init(_ diary: Diary, load: (@MainActor () async -> Void)? = nil) {
    (self.diary, self.load) = (diary, load)
  }

  func calcot(for route: DiaryRoute, at place: RoutePlace<DiaryRoute>) -> Placed {
    place.screen {
      let viewModel = DiaryViewModel(
        route: route, diary: diary, coordinator: self, count: place.saved() ?? DiaryCount())
      if let load { place.scope.task { await load() } }
      return Calcot(viewModel, view: DiaryView.init).saving { viewModel.count }
    }
  }

  /// Asks the user for a file; to take it is as much work as to load a screen.
  func attach() {
    task {
      _ = try? await self.pickDocuments(FilePick([.text], most: 1, mostBytes: 64))
      await self.load?()
    }
  }
}

/// The value that the list of entries saves.
struct DiaryCount: Codable {
  var presses = 0
}

@MainActor @Observable
final class DiaryViewModel: Leavable {
  let route: DiaryRoute
  let diary: Diary
  let coordinator: DiaryCoordinator
  var count: DiaryCount
  var title = ""
  var note = ""
  var secret = ""
  var isSecretShown = false
  private var isSaved = false

  init(route: DiaryRoute, diary: Diary, coordinator: DiaryCoordinator, count: DiaryCount) {
    (self.route, self.diary, self.coordinator, self.count) = (route, diary, coordinator, count)
  }

  var leavability: Leavability {
    .asks(
      Question("Discard the note?", action: "Discard", role: .destructive, cancel: "Stay"),
      if: !note.isEmpty && !isSaved)
  }

  func saveButtonTapped() {
    isSaved = true
    diary.entries.append(title)
    coordinator.navigation.pop()
  }
}

struct DiaryView: SemanticView {
  let viewModel: DiaryViewModel

  var screen: Screen {
    switch viewModel.route {
    case .entries:
      Screen("Entries") {
        Text("\(viewModel.count.presses)")
        Text("Entries: \(viewModel.diary.entries.count)")
        Button("Count") { viewModel.count.presses += 1 }
      } toolbar: {
        Button("Write") { viewModel.coordinator.navigation.push(.form) }
      }
    case .form:
      Screen("Form") {
        TextField("Title", text: viewModel.title) { viewModel.title = $0 }
        TextField(viewModel.diary.noteLabel, text: viewModel.note) { viewModel.note = $0 }
        TextField(
          "Secret", text: viewModel.secret, role: viewModel.isSecretShown ? .normal : .password
        ) { viewModel.secret = $0 }
        Button("Help") { viewModel.coordinator.navigation.push(.help) }
        Button("Save") { viewModel.saveButtonTapped() }
        Button("Show") { viewModel.isSecretShown = true }
      }
    case .help: Screen("Help") { Text("Write what you like.") }
    }
  }
}

extension CalcotApp {
  static func diary(
    _ diary: Diary, restoring state: Data?, load: (@MainActor () async -> Void)? = nil
  ) -> CalcotApp {
    .diary(of: DiaryCoordinator(diary, load: load), restoring: state)
  }

  static func diary(of coordinator: DiaryCoordinator, restoring state: Data?) -> CalcotApp {
    CalcotApp(coordinator, routes: RouteRegistry(DiaryRoute.self), restoring: state)
  }
}
