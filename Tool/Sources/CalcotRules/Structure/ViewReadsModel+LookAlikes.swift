internal import CalcotFindings

extension ViewReadsModel {
  private static let launch = """
    // File: Model/Launch.swift
    struct Launch: Identifiable, Codable {
      let id: Int
      let rocket: String
      let outcome: LaunchOutcome
    }
    enum LaunchOutcome: String, Codable { case success, failure }
    protocol LaunchRepository { func launches() async -> [Launch] }

    """

  static let lookAlikes: [RuleDescription.Example] = [
    .init(
      "A Model is handed back untouched, or identified",
      launch + """
        // File: Launches/LaunchesViewModel.swift
        final class LaunchesViewModel {
          private(set) var launches: [Launch] = []
          func title(of launch: Launch) -> String { launch.rocket }
          func rowTapped(_ launch: Launch) {}
          func load() {}
        }
        // File: Launches/LaunchesView.swift
        import SwiftUI
        struct LaunchesView: View {
          let viewModel: LaunchesViewModel
          var body: some View {
            if viewModel.launches.isEmpty { Text("") }
            ForEach(viewModel.launches, id: \\.id) { launch in
              Button(viewModel.title(of: launch)) { viewModel.rowTapped(launch) }.tag(launch.id)
            }
          }
        }
        """),
    .init(
      "Rows, states and cells that the ViewModel layer declares",
      launch + """
        // File: Launches/LaunchesViewModel.swift
        final class LaunchesViewModel {
          struct Header: Codable { let title: String }
          enum State { case idle, loaded(Header) }
          private(set) var rows: [LaunchRow] = []
          private(set) var state = State.idle
          private(set) var outcome = LaunchOutcome.success
          var cell: LaunchCellConfiguration { .init(title: "") }
          func load() {}
        }
        // File: Launches/LaunchCellConfiguration.swift
        struct LaunchCellConfiguration: Codable { let title: String }
        // File: Launches/LaunchRow.swift
        struct LaunchRow: Identifiable, Codable { let id: Int; let title: String }
        // File: Launches/LaunchesView.swift
        import SwiftUI
        struct LaunchesView: View {
          let viewModel: LaunchesViewModel
          var body: some View {
            List(viewModel.rows) { row in Text(row.title) }
            if viewModel.outcome == .success { Text(viewModel.cell.title) }
            if case .loaded(let header) = viewModel.state { Text(header.title) }
          }
        }
        """),
    .init(
      "What the user chose on the screen, and a Model's own function",
      launch + """
        // File: Model/LaunchFilter.swift
        struct LaunchFilter: Codable { let year: Int }
        enum LaunchOrder: String, Codable {
          case byDate
          var systemImage: String { "calendar" }
        }
        struct LaunchesState { struct Weather: Codable { let wind: Int }; var weather: Weather }
        struct Language: Codable { let code: String }
        struct Localizer { func text(_ key: String, _ language: Language) -> String { key } }
        struct Pad: Codable {
          let id: Int
          static func label(for launch: Launch) -> String { "" }
        }
        // File: Launches/LaunchesViewModel.swift
        final class LaunchesViewModel {
          private(set) var filter = LaunchFilter(year: 1969)
          private(set) var order = LaunchOrder.byDate
          private(set) var state = LaunchesState(weather: .init(wind: 1))
          let language = Language(code: "ca")
          let localizer = Localizer()
          private(set) var launch: Launch?
          func load() {}
        }
        // File: Launches/LaunchesView.swift
        import SwiftUI
        struct LaunchesView: View {
          let viewModel: LaunchesViewModel
          var body: some View {
            Text("\\(viewModel.filter.year)")
            Image(systemName: viewModel.order.systemImage)
            Text(viewModel.localizer.text("wind", viewModel.language))
            Gauge(value: viewModel.state.weather.wind)
            if let launch = viewModel.launch { Text(Pad.label(for: launch)) }
          }
        }
        """),
    .init(
      "The ViewModel and the Interactor read Models, and so do previews and tests",
      launch + """
        // File: Launches/LaunchViewModel.swift
        import SwiftUI
        final class LaunchViewModel {
          let launch: Launch
          var title: String { launch.rocket }
          init(launch: Launch) { self.launch = launch }
          func load() {}
        }
        final class LaunchInteractor {
          let viewModel: LaunchViewModel
          init(viewModel: LaunchViewModel) { self.viewModel = viewModel }
          func name() -> String { viewModel.launch.rocket }
        }
        struct LaunchView: View {
          let viewModel: LaunchViewModel
          var body: some View { Text(viewModel.title) }
        }
        struct LaunchView_Previews: PreviewProvider {
          static let viewModel = LaunchViewModel(launch: .apollo)
          static var previews: some View { Text(viewModel.launch.rocket) }
        }
        // File: Tests/LaunchViewTests.swift
        import XCTest
        final class LaunchViewTests: XCTestCase {
          func testRocket() { XCTAssertEqual(LaunchViewModel(launch: .apollo).launch.rocket, "") }
        }
        """),
    .init(
      "A type whose role nobody knows, and a name that only looks the same",
      launch + """
        // File: Launches/LaunchViewModel.swift
        import Telemetry
        final class LaunchViewModel {
          let launch: Launch
          let probe: Probe
          let tint = Tint()
          init(launch: Launch, probe: Probe) { self.launch = launch; self.probe = probe }
          func load() {}
        }
        // File: Launches/Tint.swift
        struct Tint { var rocket = "red"; mutating func fade() { rocket = "" } }
        // File: Launches/LaunchView.swift
        import SwiftUI
        struct LaunchView: View {
          let viewModel: LaunchViewModel
          let launch: Tint
          var body: some View {
            Text(viewModel.probe.rocket)
            Text(viewModel.tint.rocket)
            Text(launch.rocket)
          }
        }
        """),
    .init(
      "Another View gets the Model, and a View without a ViewModel shows its own",
      launch + """
        // File: Launches/LaunchViewModel.swift
        final class LaunchViewModel {
          let launch: Launch
          init(launch: Launch) { self.launch = launch }
          func load() {}
        }
        // File: Launches/LaunchView.swift
        import SwiftUI
        struct LaunchView: View {
          let viewModel: LaunchViewModel
          var body: some View { LaunchLabel(launch: viewModel.launch) }
        }
        // File: Launches/LaunchLabel.swift
        import SwiftUI
        struct LaunchLabel: View {
          let launch: Launch
          var body: some View { Text(launch.rocket) }
        }
        """),
  ]
}
