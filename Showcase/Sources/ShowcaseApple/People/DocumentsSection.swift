#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotSwiftUI
  import People
  import SwiftUI

  /// A person's documents: a tap shares one, a swipe removes it.
  struct DocumentsSection: View {
    let viewModel: ProfileViewModel
    @Environment(\.asScreen) private var asScreen

    var body: some View {
      Section(viewModel.texts.documents) {
        if viewModel.documents.isEmpty { Text(viewModel.texts.noDocuments) }
        ForEach(viewModel.documents) { document in
          Button {
            asScreen { await viewModel.documentTapped(document.id) }
          } label: {
            LabeledContent(document.title, value: document.detail)
          }
          // NB: no role, or the row would disappear before the user has confirmed it.
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button(viewModel.texts.remove) {
              asScreen { await viewModel.removeButtonTapped(document) }
            }
            .tint(Color.red)
          }
        }
        Button(viewModel.texts.attach) { asScreen { await viewModel.attachButtonTapped() } }
      }
    }
  }
#endif
