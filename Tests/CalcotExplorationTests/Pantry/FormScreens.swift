import Calcot
import CalcotViews
import Observation

@MainActor @Observable
final class NewJarViewModel {
  private let coordinator: PantryCoordinator
  private let scope: Scope
  private(set) var name: String
  private var isSaving = false

  init(_ coordinator: PantryCoordinator, _ scope: Scope, name: String) {
    self.coordinator = coordinator
    self.scope = scope
    self.name = name
  }

  func nameChanged(_ name: String) {
    self.name = coordinator.pantry.fault == .losesLastCharacter ? String(name.dropLast()) : name
  }

  func saveTapped() {
    guard !isSaving || coordinator.pantry.fault == .savesTwice else { return }
    isSaving = true
    scope.task("save") { [name, coordinator] in
      await coordinator.pantry.add(name.isEmpty ? "A jar" : name)
      coordinator.close()
    }
  }

  func cancelTapped() { coordinator.close() }
}

struct NewJarView: SemanticView {
  let viewModel: NewJarViewModel

  var screen: Screen {
    Screen("New jar") {
      TextField("Name", text: viewModel.name) { viewModel.nameChanged($0) }
    } toolbar: {
      Button("Cancel", role: .cancel) { viewModel.cancelTapped() }
      Button("Save", role: .main) { viewModel.saveTapped() }
    }
  }
}

@MainActor @Observable
final class RenameViewModel {
  private let id: Int
  private let coordinator: PantryCoordinator
  private(set) var name: String

  init(_ id: Int, _ coordinator: PantryCoordinator, name: String?) {
    self.id = id
    self.coordinator = coordinator
    self.name = name ?? coordinator.pantry.jar(id)?.name ?? ""
  }

  func nameChanged(_ name: String) { self.name = name }

  func saveTapped() {
    coordinator.pantry.change(id) { $0.name = name }
    coordinator.close()
  }

  func cancelTapped() {
    if coordinator.pantry.fault == .cancelSaves {
      coordinator.pantry.change(id) { $0.name = name }
    }
    coordinator.close()
  }
}

struct RenameView: SemanticView {
  let viewModel: RenameViewModel

  var screen: Screen {
    Screen("Rename") {
      TextField("Name", text: viewModel.name) { viewModel.nameChanged($0) }
    } toolbar: {
      Button("Cancel", role: .cancel) { viewModel.cancelTapped() }
      Button("Save", role: .main) { viewModel.saveTapped() }
    }
  }
}
