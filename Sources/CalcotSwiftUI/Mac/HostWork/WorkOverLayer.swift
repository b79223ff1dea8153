#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import PhotosUI
  import SwiftUI
  import UniformTypeIdentifiers

  /// A modifier that shows a panel over the top layer.
  struct WorkOverLayer: ViewModifier {
    @Bindable var layer: LayerModel
    let host: SwiftUIHost

    func body(content: Content) -> some View {
      let request = layer.picking
      let refused = layer.work?.panel.request
      content
        .fileImporter(
          isPresented: $layer.isImporterShown,
          allowedContentTypes: pick?.contentTypes ?? [.data],
          allowsMultipleSelection: most > 1
        ) {
          host.panels.documentsPicked($0, for: request)
        } onCancellation: {
          host.panels.ended(.cancelled, of: request)
        }
        .photosPicker(
          isPresented: $layer.isPhotoPickerShown,
          selection: $layer[photosFor: request?.id],
          maxSelectionCount: most, matching: .images, preferredItemEncoding: encoding
        )
        .alert(layer.work?.reason?.text(host.words) ?? "", isPresented: $layer.isReasonShown) {
          Button(host.words.panels.pickAgain) { host.panels.reasonRead(for: refused) }
        }
    }

    private var pick: FilePick? { layer.picking?.work.pick }
    private var most: Int { pick?.most ?? 1 }

    /// The encoding of picked photos.
    ///
    /// NB: the system converts a photo only if the app does not accept its format.
    private var encoding: PhotosPickerItem.EncodingDisambiguationPolicy {
      pick?.problem(withFileNamed: "photo.heic", bytes: 0) == nil
        ? .current : .compatible
    }
  }
#endif
