#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotSwiftUI
  import People
  import SwiftUI

  /// A person's documents: a tap shares one, a swipe removes it.
  struct DocumentsSection: View {
    let viewModel: ProfileViewModel
    let documents: DocumentsConfiguration
    @Environment(\.asScreen) private var asScreen

    var body: some View {
      Section(documents.header) {
        if let empty = documents.emptyText { Text(empty) }
        ForEach(documents.rows) { document in
          Button {
            asScreen { await viewModel.documentTapped(document) }
          } label: {
            LabeledContent(document.title, value: document.detail)
          }
          // NB: no role, or the row would disappear before the user has confirmed it.
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button(document.removeLabel) {
              asScreen { await viewModel.removeButtonTapped(document) }
            }
            .tint(Color.red)
          }
        }
        Button(documents.attachLabel) { asScreen { await viewModel.attachButtonTapped() } }
      }
    }
  }
#endif
