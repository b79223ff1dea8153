import Calcot
import CalcotViews

@MainActor
final class JarViewModel {
  private let id: Int
  private let coordinator: PantryCoordinator
  private let firstName: String

  init(_ id: Int, _ coordinator: PantryCoordinator) {
    self.id = id
    self.coordinator = coordinator
    firstName = coordinator.pantry.jar(id)?.name ?? ""
  }

  private var pantry: Pantry { coordinator.pantry }
  private var jar: Jar? { pantry.jar(id) }

  var title: String { (pantry.fault == .staleTitle ? firstName : jar?.name) ?? "No such jar" }
  var size: JarSize { jar?.size ?? .small }
  var sizes: [JarSize] {
    pantry.fault == .selectionNotInList ? [.large] : JarSize.allCases
  }
  var tastings: String { "Tasted \(jar?.tastings ?? 0) times" }
  var labels: [String] { jar?.labels ?? [] }

  func sizeChosen(_ size: JarSize) { pantry.change(id) { $0.size = size } }
  func tasteTapped() async { await pantry.taste(id) }
  func notesTapped() { coordinator.navigation.push(.notes(id)) }
  func renameTapped() { coordinator.navigation.present(.rename(id)) }
  func labelsTapped() { coordinator.navigation.push(.labels(id)) }
}

struct JarView: SemanticView {
  let viewModel: JarViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      Text(viewModel.tastings)
      Picker("Size", selection: viewModel.size, of: viewModel.sizes, label: \.rawValue) {
        viewModel.sizeChosen($0)
      }
      Button("Taste") { await viewModel.tasteTapped() }
      Row("Notes") { viewModel.notesTapped() }
      Row("Labels", detail: viewModel.labels.joined(separator: ", ")) { viewModel.labelsTapped() }
    } toolbar: {
      Button("Rename") { viewModel.renameTapped() }
    }
  }
}

enum LabelsRoute: Route {
  case labels
}

/// A flow that ends with a label.
final class LabelsCoordinator: Coordinator {
  typealias ResultValue = String

  let navigation = StackNavigation<LabelsRoute>(root: .labels)
  private let fault: PantryFault?

  init(_ fault: PantryFault?) { self.fault = fault }

  func labelChosen(_ label: String) {
    finish(with: label)
    if fault == .resultDeliveredTwice { finish(with: label) }
  }

  func calcot(for route: LabelsRoute, context: AssemblyContext) -> Calcot {
    Calcot(LabelsViewModel(self), view: LabelsView.init)
  }
}

@MainActor
final class LabelsViewModel {
  private let coordinator: LabelsCoordinator

  init(_ coordinator: LabelsCoordinator) { self.coordinator = coordinator }

  func tapped(_ label: String) { coordinator.labelChosen(label) }
}

struct LabelsView: SemanticView {
  let viewModel: LabelsViewModel

  var screen: Screen {
    Screen("Labels") {
      Row("Blue") { viewModel.tapped("Blue") }
      Row("Red") { viewModel.tapped("Red") }
    }
  }
}
