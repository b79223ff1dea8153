import Calcot
import CalcotTesting
import CalcotViews
import Observation

// calcot:fake
@MainActor
protocol EditorCoordinating: AnyObject {
  func save(_ text: String)
}

/// An `@Observable` ViewModel that decides whether its screen may be left.
@MainActor @Observable
final class EditorViewModel: Leavable {
  private(set) var text = ""
  private(set) var isSaving = false
  private let coordinator: any EditorCoordinating
  private let gate: Gate

  init(coordinator: any EditorCoordinating, gate: Gate) {
    self.coordinator = coordinator
    self.gate = gate
  }

  var canSave: Bool { !text.isEmpty && !isSaving }

  var leavability: Leavability {
    if isSaving { return .blocked("The note is being saved.") }
    return text.isEmpty
      ? .free
      : .asks(Question("Discard it?", action: "Discard", role: .destructive, cancel: "Stay"))
  }

  func textChanged(_ text: String) { self.text = text }

  func saveTapped() async {
    isSaving = true
    await gate.pass()
    isSaving = false
    let saved = text
    text = ""
    coordinator.save(saved)
  }
}

struct EditorView: SemanticView {
  let viewModel: EditorViewModel

  var screen: Screen {
    Screen("New note") {
      TextField("Words", text: viewModel.text, placeholder: "What is it about?") {
        viewModel.textChanged($0)
      }
      .onSubmit { await viewModel.saveTapped() }
      if viewModel.isSaving { ActivityIndicator("Saving") }
    } toolbar: {
      Button("Save", role: .main, isEnabled: viewModel.canSave) { await viewModel.saveTapped() }
    }
  }
}
