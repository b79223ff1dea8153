import Calcot
import CalcotTree
import CalcotViews
import Observation

/// The ViewModel of a screen with several controls of each name.
@MainActor @Observable
final class PantryViewModel {
  private(set) var used: [String] = []
  private(set) var amounts: [String: String] = [:]
  private(set) var isFull: [String: Bool] = [:]
  private(set) var isLocked: [String: Bool] = ["Beets": true]

  nonisolated init() {}

  func useTapped(_ name: String) { used.append(name) }
  func amountChanged(_ amount: String, in shelf: String) { amounts[shelf] = amount }
  func fullChanged(_ isOn: Bool, in shelf: String) { isFull[shelf] = isOn }
  func lockChanged(_ isOn: Bool, of name: String) { isLocked[name] = isOn }
}

struct PantryView: SemanticView {
  let viewModel: PantryViewModel

  var screen: Screen {
    Screen("Pantry") {
      shelf("Upper", holds: "Leeks")
      shelf("Lower", holds: "Beets")
    }
  }

  @ContentBuilder private func shelf(_ shelf: String, holds name: String) -> [any Content] {
    Section(shelf) {
      TextField("Amount", text: viewModel.amounts[shelf, default: ""], placeholder: "How much?") {
        viewModel.amountChanged($0, in: shelf)
      }
      Toggle("Full", isOn: viewModel.isFull[shelf] == true) {
        viewModel.fullChanged($0, in: shelf)
      }
      List([name], id: \.self) { name in
        Row(name, isChecked: viewModel.isLocked[name] == true) {
          viewModel.lockChanged($0, of: name)
        }
        .badge(name == "Leeks" ? "12" : nil)
        .actions { Button("Use") { viewModel.useTapped(name) } }
      }
    }
  }
}
