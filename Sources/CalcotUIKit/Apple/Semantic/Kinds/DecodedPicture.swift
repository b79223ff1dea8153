#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotContent
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// The state of a picture that is being decoded or loaded.
  enum PicturePhase: Equatable {
    case loading
    case shown(Image)
    case missing
  }

  /// A view of a picture's bytes, which are decoded off the main actor, once for all views that
  /// show them.
  struct DecodedPicture<Content: View>: View {
    let data: ImageData
    @ViewBuilder let content: (PicturePhase) -> Content
    @State private var decoded: (data: ImageData, phase: PicturePhase)?

    var body: some View {
      content(phase).task(id: data) {
        let picture = await DecodedPictures.shared.decoded(data)
        decoded = (data, picture.map { .shown($0.image) } ?? .missing)
      }
    }

    private var phase: PicturePhase {
      if let known = DecodedPictures.shared.picture(of: data) { return .shown(known.image) }
      if let decoded, decoded.data == data { return decoded.phase }
      return .loading
    }
  }

  /// A decoded picture in the system's own type.
  struct NativePicture {
    /// The maximum length of a side, in points. A larger picture is scaled down.
    static let mostPoints: CGFloat = 2_048

    #if canImport(UIKit)
      let native: UIImage

      var image: Image { Image(uiImage: native) }
    #else
      let native: NSImage

      var image: Image { Image(nsImage: native) }
    #endif

    /// The memory that the picture takes, in bytes.
    var cost: Int {
      let pixels = native.size.width * native.size.height
      return pixels.isFinite ? Int(min(max(pixels * 4, 1), 1e12)) : Int.max / 2
    }

    /// Returns the picture in the bytes, or nil if they are not a picture.
    @MainActor
    static func decoded(from bytes: Data) async -> NativePicture? {
      #if canImport(UIKit)
        guard let raw = UIImage(data: bytes) else { return nil }
        let most = max(raw.size.width, raw.size.height)
        guard most > mostPoints else {
          return await raw.byPreparingForDisplay().map { NativePicture(native: $0) }
        }
        let scale = mostPoints / most
        let size = CGSize(
          width: max(raw.size.width * scale, 1), height: max(raw.size.height * scale, 1))
        return await raw.byPreparingThumbnail(ofSize: size).map { NativePicture(native: $0) }
      #else
        guard let raw = NSImage(data: bytes), raw.isValid else { return nil }
        return NativePicture(native: raw)
      #endif
    }
  }
#endif
