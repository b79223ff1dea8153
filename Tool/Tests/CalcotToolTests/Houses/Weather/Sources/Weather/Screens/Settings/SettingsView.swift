import SwiftUI

struct SettingsView: View {
  @State private var viewModel: SettingsViewModel

  init(viewModel: SettingsViewModel) {
    _viewModel = State(initialValue: viewModel)
  }

  var body: some View {
    VStack {
      Text("Celsius: \(viewModel.usesCelsius)")
    }
    .padding()
    .navigationTitle(viewModel.title)
    .task { await viewModel.load() }
  }
}
