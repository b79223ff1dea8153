import SwiftUI

struct TodayView: View {
  @State private var viewModel: TodayViewModel

  init(viewModel: TodayViewModel) {
    _viewModel = State(initialValue: viewModel)
  }

  var body: some View {
    VStack {
      Text(viewModel.title)
    }
    .padding()
    .navigationTitle(viewModel.title)
    .task { await viewModel.load() }
  }
}
