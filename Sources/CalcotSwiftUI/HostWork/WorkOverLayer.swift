#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import struct Calcot.FilePick
  import enum Calcot.HostReply
  import PhotosUI
  import SwiftUI
  import UniformTypeIdentifiers

  /// What is over the top layer for a piece of work.
  struct WorkOverLayer: ViewModifier {
    @Bindable var layer: LayerModel
    let host: SwiftUIHost

    func body(content: Content) -> some View {
      content
        .fileImporter(
          isPresented: $layer.isImporterShown,
          allowedContentTypes: layer.work?.pick?.contentTypes ?? [.data],
          allowsMultipleSelection: most > 1
        ) {
          host.documentsPicked($0)
        } onCancellation: {
          host.workEnded(.cancelled)
        }
        .photosPicker(
          isPresented: $layer.isPhotoPickerShown, selection: $layer.photos,
          maxSelectionCount: most, matching: .images, preferredItemEncoding: encoding
        )
        .alert(layer.work?.reason?.text(host.words) ?? "", isPresented: $layer.isReasonShown) {
          Button(host.words.pickAgain) { host.reasonRead() }
        }
        #if canImport(UIKit)
          .sheet(item: $layer.workSheet, onDismiss: { host.workIsGone(host.shownWork) }) { work in
            WorkSheet(work: work) { host.workEnded($0) }
            .modifier(Arrival { host.workHasCome(work) })
          }
        #endif
    }

    private var most: Int { layer.work?.pick?.most ?? 1 }

    /// NB: the system makes another kind of a photo only where the app does not take its own.
    private var encoding: PhotosPickerItem.EncodingDisambiguationPolicy {
      layer.work?.pick?.problem(withFileNamed: "photo.heic", bytes: 0) == nil
        ? .current : .compatible
    }
  }
#endif
