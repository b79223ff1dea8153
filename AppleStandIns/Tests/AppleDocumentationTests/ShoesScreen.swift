import SwiftUI

struct ShoesScreen: View {
  let viewModel: ShoesViewModel

  var body: some View {
    List(viewModel.shoes) { shoe in
      Button {
        viewModel.shoeTapped(shoe)
      } label: {
        LabeledContent(shoe.name) { Text(viewModel.distance(of: shoe)) }
      }
      .swipeActions {
        Button("Run") { Task { await viewModel.runButtonTapped(shoe) } }
      }
    }
    .navigationTitle(viewModel.title)
  }
}
