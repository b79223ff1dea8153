#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotHandlers
  import CalcotSwiftUI
  import People
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  /// A person's photo with its actions.
  struct PhotoSection: View {
    let viewModel: ProfileViewModel
    @Environment(\.asScreen) private var asScreen

    var body: some View {
      Section(viewModel.texts.photo) {
        #if canImport(UIKit)
          if let photo = viewModel.photo, let picture = UIImage(data: photo.file.content) {
            Image(uiImage: picture)
              .resizable()
              .scaledToFit()
              .accessibilityHidden(true)
          }
        #endif
        Text(viewModel.photoSummary)
        Button(viewModel.texts.choosePhoto) {
          asScreen { await viewModel.choosePhotoButtonTapped() }
        }
        if viewModel.photo != nil {
          Button(viewModel.texts.removePhoto, role: .destructive) {
            asScreen { await viewModel.removePhotoButtonTapped() }
          }
        }
      }
    }
  }
#endif
