import Calcot
import CalcotContent
import CalcotViews
import Observation

/// The Model of an office counter that takes files and supplies texts.
@MainActor @Observable
final class OfficeCounter {
  var outcome = "nothing yet"
  let text = "two\nlines & <more>"
}

final class OfficeCounterCoordinator: Coordinator, Sharing, FilePicking {
  enum Place: LinkedRoute {
    case first, second

    static let links = Links<Place>(RouteLink("", .first), RouteLink("second", .second))
  }

  let navigation = StackNavigation<Place>(root: .first)
  let counter: OfficeCounter

  init(_ counter: OfficeCounter) { self.counter = counter }

  func calcot(for route: Place, at place: RoutePlace<Place>) -> Placed {
    place.screen {
      let title = route == .first ? "First" : "Second"
      return Calcot(OfficeCounterViewModel(title: title, coordinator: self)) {
        OfficeCounterView(viewModel: $0)
      }
    }
  }

  func handIn() {
    task {
      let pick = FilePick([.text], most: 2, mostBytes: 64 * 1_024)
      let files = try? await self.pickDocuments(pick)
      let lines = (files ?? []).map { "\($0.name) \($0.content.count)" }
      self.counter.outcome = lines.isEmpty ? "nothing" : lines.joined(separator: ", ")
    }
  }

  func showPhoto() {
    task {
      let photo = (try? await self.pickImage(mostBytes: 2_000_000)).flatMap { $0 }
      let image = photo.map { ImageData($0.content) }
      let size = image?.size.map { "\($0.width) × \($0.height)" } ?? "no picture"
      let isSmall = photo.map { $0.content.count <= 2_000_000 } == true
      self.counter.outcome = "\(photo?.name ?? "nothing") \(size) \(isSmall)"
    }
  }

  func copyIt() { task { self.counter.outcome = "\(await self.copy(self.counter.text))" } }
}

@MainActor
final class OfficeCounterViewModel {
  let title: String
  let coordinator: OfficeCounterCoordinator

  init(title: String, coordinator: OfficeCounterCoordinator) {
    (self.title, self.coordinator) = (title, coordinator)
  }
}

struct OfficeCounterView: SemanticView {
  let viewModel: OfficeCounterViewModel

  var screen: Screen {
    let coordinator = viewModel.coordinator
    return Screen(viewModel.title) {
      Text(coordinator.counter.outcome)
      Button("Hand in") { coordinator.handIn() }
      Button("Show a photo") { coordinator.showPhoto() }
      Button("Copy it") { coordinator.copyIt() }
      Button("Next") { coordinator.navigation.push(.second) }
    }
  }
}

extension CalcotApp {
  static func counter(_ counter: OfficeCounter) -> CalcotApp {
    CalcotApp(
      OfficeCounterCoordinator(counter), routes: RouteRegistry(OfficeCounterCoordinator.Place.self))
  }
}
