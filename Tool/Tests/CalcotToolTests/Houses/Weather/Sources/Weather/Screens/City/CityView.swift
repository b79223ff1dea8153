import SwiftUI

struct CityView: View {
  @State private var viewModel: CityViewModel

  init(viewModel: CityViewModel) {
    _viewModel = State(initialValue: viewModel)
  }

  var body: some View {
    VStack {
      Text(viewModel.heading)
    }
    .padding()
    .navigationTitle(viewModel.title)
    .task { await viewModel.load() }
  }
}
