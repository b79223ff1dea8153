import Calcot
import CalcotTesting
import CalcotViews
import Testing

@MainActor
@Suite("What is held of a closed screen")
struct LeakTests {
  /// Runs steps, and returns the messages of the failures with their lines.
  private func failures(_ steps: () -> Void) -> [(message: String, line: Int)] {
    // NB: the steps run on this actor, and with them what they record.
    nonisolated(unsafe) var found: [(String, Int)] = []
    withKnownIssue {
      steps()
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined()
      found.append((message, issue.sourceLocation?.line ?? 0))
      return issue.sourceLocation?.fileName == "LeakTests.swift"
    }
    return found
  }

  @Test func `is named on the next line, with the path that holds it and the line that closed it`()
    throws
  {
    let app = TestApp(AlbumCoordinator(keeps: [1]))
    app.tap("Photo 1")
    app.back()
    let closed = #line - 1
    let found = failures { app.expectReleased() }
    #expect(found.map(\.line) == [#line - 1])
    #expect(
      found.map(\.message) == [
        "PhotoViewModel of photo(1) (screen 4) is still held by AlbumCoordinator.kept[0], "
          + "though its screen left the tree after line \(closed) of LeakTests.swift"
      ])
  }

  @Test func `is reported for a whole run, each part at the line that closed its screen`() {
    let app = TestApp(AlbumCoordinator(keeps: [1, 3]), exhaustive: true)
    app.waive(.transitions)
    app.tap("Photo 1")
    app.back()
    app.tap("Photo 2")
    app.back()
    app.tap("Photo 3")
    app.expect("It is photo 3.")
    app.back()
    let last = #line - 1
    let found = failures { app.end() }
    #expect(found.map(\.line) == [last - 5, last])
    #expect(found.map { $0.message.contains("PhotoViewModel of photo(1)") } == [true, false])
    #expect(found.map { $0.message.contains("AlbumCoordinator.kept[1]") } == [false, true])
  }

  @Test func `is named in an app that was made before its test`() {
    let app = TestApp(CalcotApp(AlbumCoordinator(keeps: [1])))
    app.tap("Photo 1")
    app.back()
    #expect(failures { app.expectReleased() }.count == 1)
  }

  @Test(arguments: [KeptInteractor.before, .lazily])
  func `is nothing of what screens share, however it is called`(_ kept: KeptInteractor) {
    let app = TestApp(DiaryCoordinator(kept))
    for _ in 1...2 {
      app.tap("Write")
      app.back()
      app.expectReleased()
    }
  }

  @Test func `is an Interactor that was made with its screen and is held by others`() {
    let app = TestApp(DiaryCoordinator(.byEach))
    app.tap("Write")
    app.back()
    let found = failures { app.expectReleased() }
    #expect(found.map { $0.message.hasPrefix("DiaryInteractor of entry") } == [true])
  }

  @Test func `is nothing where all is released, on the next line and for a whole run`() async {
    let app = TestApp(AlbumCoordinator(keeps: []), exhaustive: true)
    app.waive(.transitions)
    await app.tap("Photo 1")
    await app.back()
    app.expectReleased()
    app.end()
  }

  @Test func `is reported at the start of a test that closed the screen by no step`() {
    let coordinator = AlbumCoordinator(keeps: [1])
    let app = TestApp(coordinator, exhaustive: true)
    let start = #line - 1
    app.waive(.transitions)
    coordinator.open(1)
    coordinator.navigation.pop()
    #expect(failures { app.end() }.map(\.line) == [start])
  }
}

private enum AlbumRoute: Route {
  case album
  case photo(Int)
}

private final class AlbumCoordinator: Coordinator {
  let navigation = StackNavigation<AlbumRoute>(root: .album)
  private let keeps: Set<Int>
  private var kept: [PhotoViewModel] = []

  /// - Parameter keeps: The photos whose ViewModels are never released.
  init(keeps: Set<Int>) { self.keeps = keeps }

  func calcot(for route: AlbumRoute, at place: RoutePlace<AlbumRoute>) -> Placed {
    switch route {
    case .album: place.screen { Calcot(AlbumViewModel(coordinator: self), view: AlbumView.init) }
    case .photo(let number):
      place.screen {
        let viewModel = PhotoViewModel(number: number)
        if keeps.contains(number) { kept.append(viewModel) }
        return Calcot(viewModel, view: PhotoView.init)
      }
    }
  }

  func open(_ photo: Int) { navigation.push(.photo(photo)) }
}

private struct AlbumViewModel {
  let coordinator: AlbumCoordinator
}

private struct AlbumView: SemanticView {
  let viewModel: AlbumViewModel

  var screen: Screen {
    Screen("Album") {
      for photo in 1...3 {
        Button("Photo \(photo)") { viewModel.coordinator.open(photo) }
      }
    }
  }
}

private final class PhotoViewModel {
  let number: Int

  init(number: Int) { self.number = number }
}

private struct PhotoView: SemanticView {
  let viewModel: PhotoViewModel

  var screen: Screen {
    Screen("Photo") { Text("It is photo \(viewModel.number).") }
  }
}

/// The holder of an Interactor.
enum KeptInteractor {
  /// The coordinator, from its beginning.
  case before
  /// A property of the coordinator, once it is first read.
  case lazily
  /// Nobody, but each Interactor makes its service hold it.
  case byEach
}

private final class DiaryInteractor {}

private enum DiaryRoute: Route {
  case diary, entry
}

private final class DiaryCoordinator: Coordinator {
  let navigation = StackNavigation<DiaryRoute>(root: .diary)
  private let kept: KeptInteractor
  private let interactor = DiaryInteractor()
  private lazy var later = DiaryInteractor()
  private var listeners: [() -> DiaryInteractor] = []

  init(_ kept: KeptInteractor) { self.kept = kept }

  func calcot(for route: DiaryRoute, at place: RoutePlace<DiaryRoute>) -> Placed {
    switch route {
    case .diary: place.screen { Calcot(DiaryViewModel(coordinator: self), view: DiaryView.init) }
    case .entry: place.screen { Calcot(EntryViewModel(interactor: made()), view: EntryView.init) }
    }
  }

  func write() { navigation.push(.entry) }

  private func made() -> DiaryInteractor {
    switch kept {
    case .before: return interactor
    case .lazily: return later
    case .byEach:
      let made = DiaryInteractor()
      listeners.append { made }
      return made
    }
  }
}

private struct DiaryViewModel {
  let coordinator: DiaryCoordinator
}

private struct DiaryView: SemanticView {
  let viewModel: DiaryViewModel
  var screen: Screen { Screen("Diary") { Button("Write") { viewModel.coordinator.write() } } }
}

private final class EntryViewModel {
  let interactor: DiaryInteractor
  init(interactor: DiaryInteractor) { self.interactor = interactor }
}

private struct EntryView: SemanticView {
  let viewModel: EntryViewModel
  var screen: Screen { Screen("Entry") { Text("Dear diary") } }
}
