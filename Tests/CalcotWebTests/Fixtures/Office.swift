import Calcot
import CalcotContent
import CalcotViews
import Foundation
import Observation

/// The routes of a small app that uses every kind of host work.
enum OfficeRoute: LinkedRoute {
  case desk, shelf

  static let links = Links<OfficeRoute>(RouteLink("", .desk), RouteLink("shelf", .shelf))
}

/// The app's requests to its host, and their outcome.
@MainActor @Observable
final class Office {
  var address = "example.com/a?b=1&c=2"
  var text = "two\nlines & <more>"
  var file = PickedFile("Übersicht \"neu\".txt", content: Data("€ 7\n".utf8))
  var pick = FilePick([.text], most: 2, mostBytes: 64)
  /// A Boolean value that indicates whether the app requests a photo at its start.
  var asksAtOnce = false
  var outcome = "nothing yet"
  /// The work of the app when the user has picked files.
  @ObservationIgnored var reading: @MainActor () async -> Void = {}
}

final class OfficeCoordinator: Coordinator, AddressOpening, Sharing, FilePicking {
  let navigation = StackNavigation<OfficeRoute>(root: .desk)
  let office: Office

  init(_ office: Office = Office()) { self.office = office }

  func calcot(for route: OfficeRoute, at place: RoutePlace<OfficeRoute>) -> Placed {
    place.screen {
      let calcot = Calcot(OfficeViewModel(route: route, office: office, coordinator: self)) {
        OfficeView(viewModel: $0)
      }
      if office.asksAtOnce { photo() }
      return calcot
    }
  }

  func open() { task { self.office.outcome = "\(await self.open(self.office.address))" } }

  func copy() { task { self.office.outcome = "\(await self.copy(self.office.text))" } }

  func share(_ item: SharedItem) { task { self.office.outcome = "\(await self.share(item))" } }

  func photo() { task { await self.note { try await self.pickImage().map { [$0] } ?? [] } } }

  func documents() {
    task { await self.note { try await self.pickDocuments(self.office.pick) } }
  }

  private func note(_ pick: () async throws -> [PickedFile]) async {
    do {
      let files = try await pick().map {
        "\($0.name): \(String(decoding: $0.content, as: UTF8.self))"
      }
      await office.reading()
      office.outcome = files.isEmpty ? "no files" : files.joined(separator: ", ")
    } catch {
      office.outcome = "\(error)"
    }
  }
}

@MainActor
final class OfficeViewModel {
  let route: OfficeRoute
  let office: Office
  let coordinator: OfficeCoordinator

  init(route: OfficeRoute, office: Office, coordinator: OfficeCoordinator) {
    (self.route, self.office, self.coordinator) = (route, office, coordinator)
  }
}

struct OfficeView: SemanticView {
  let viewModel: OfficeViewModel

  var screen: Screen {
    let (office, coordinator) = (viewModel.office, viewModel.coordinator)
    return Screen(viewModel.route == .desk ? "Desk" : "Shelf") {
      Text(office.outcome)
      Button("Homepage") { coordinator.open() }
      Button("Clipboard") { coordinator.copy() }
      Button("Tell") { coordinator.share(.text(office.text)) }
      Button("Hand out") { coordinator.share(.file(office.file)) }
      Button("Photo") { coordinator.photo() }
      Button("Documents") { coordinator.documents() }
      Button("Shelf") { coordinator.navigation.push(.shelf) }
    }
  }
}

extension CalcotApp {
  static func office(_ office: Office = Office()) -> CalcotApp {
    CalcotApp(OfficeCoordinator(office), routes: RouteRegistry(OfficeRoute.self))
  }
}
