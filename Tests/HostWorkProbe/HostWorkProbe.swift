import Calcot
import CalcotContent
import CalcotTerminal
import CalcotViews
import Foundation
import Observation

/// An app that sends every kind of host request; tests start it behind a pseudo-terminal and behind
/// pipes.
@main
struct HostWorkProbe {
  static func main() async throws {
    try await TerminalHost(CalcotApp(PapersCoordinator())).run()
  }
}

enum PapersRoute: Route { case papers }

@MainActor @Observable
final class PapersViewModel {
  private(set) var report = "nothing yet"
  private let coordinator: PapersCoordinator

  init(coordinator: PapersCoordinator) { self.coordinator = coordinator }

  func attachTapped() async {
    await tell { try await self.coordinator.pickDocuments(FilePick([.text], most: 2)) }
  }

  func photoTapped() async {
    await tell { [try await self.coordinator.pickImage()].compactMap { $0 } }
  }

  func saveTapped() async {
    let file = PickedFile("notes.txt", content: Data("one\ntwo\n".utf8))
    report = "saved: \(await coordinator.share(.file(file)))"
  }

  func shareTapped() async {
    report = "shared: \(await coordinator.share(.text("A line.\nAnother line.")))"
  }

  func copyTapped() async { report = "copied: \(await coordinator.copy("a text"))" }

  func openTapped() async { report = "opened: \(await coordinator.open("example.com/papers"))" }

  private func tell(_ pick: () async throws -> [PickedFile]) async {
    do {
      let files = try await pick()
      let names = files.map { "\($0.name) (\($0.content.count) bytes)" }
      report = names.isEmpty ? "nothing picked" : "picked: " + names.joined(separator: ", ")
    } catch {
      report = "failed: \(error)"
    }
  }
}

struct PapersView: SemanticView {
  let viewModel: PapersViewModel

  var screen: Screen {
    Screen("Papers") {
      Text(viewModel.report)
      Button("Attach") { await viewModel.attachTapped() }
      Button("Photo") { await viewModel.photoTapped() }
      Button("Save") { await viewModel.saveTapped() }
      Button("Share") { await viewModel.shareTapped() }
      Button("Copy") { await viewModel.copyTapped() }
      Button("Open") { await viewModel.openTapped() }
    }
  }
}

final class PapersCoordinator: Coordinator, AddressOpening, Sharing, FilePicking {
  let navigation = StackNavigation<PapersRoute>(root: .papers)

  func calcot(for route: PapersRoute, at place: RoutePlace<PapersRoute>) -> Placed {
    place.screen { Calcot(PapersViewModel(coordinator: self), view: PapersView.init) }
  }
}
