#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import CalcotSwiftUI
  import People
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  /// A person's photo with its actions.
  struct PhotoSection: View {
    let viewModel: ProfileViewModel
    let photo: PhotoCellConfiguration
    @Environment(\.asScreen) private var asScreen

    var body: some View {
      Section(photo.header) {
        #if canImport(UIKit)
          if let picture = photo.picture.flatMap({ UIImage(data: $0.bytes) }) {
            Image(uiImage: picture)
              .resizable()
              .scaledToFit()
              .accessibilityLabel(photo.pictureLabel)
          }
        #endif
        if let open = photo.open {
          Button(photo.summary) { asScreen { _ = open() } }
        } else {
          Text(photo.summary)
        }
        Button(photo.chooseLabel) {
          asScreen { await viewModel.choosePhotoButtonTapped() }
        }
        if let remove = photo.removeLabel {
          Button(remove, role: .destructive) {
            asScreen { await viewModel.removePhotoButtonTapped() }
          }
        }
      }
    }
  }
#endif
