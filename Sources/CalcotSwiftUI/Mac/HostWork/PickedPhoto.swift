#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import CalcotUIKit
  import Foundation
  import PhotosUI
  import SwiftUI
  import UniformTypeIdentifiers

  /// A photo from the system's picker, as a file, so that its size is known before it is read.
  struct PickedPhoto: Transferable, Sendable {
    private let file: TemporaryFile

    static var transferRepresentation: some TransferRepresentation {
      // NB: the file is deleted when this closure returns.
      FileRepresentation(importedContentType: .image) { received in
        PickedPhoto(file: try TemporaryFile(copying: received.file))
      }
    }

    /// Reads picked photos, off the main actor.
    ///
    /// NB: an item is not `Sendable`, so it stays on the main actor.
    @MainActor
    static func read(_ items: [PhotosPickerItem], for pick: FilePick) async -> FileReading {
      var photos: [PickedPhoto] = []
      for item in items {
        guard !Task.isCancelled else { break }
        switch await load(item) {
        case .success(let photo?): photos.append(photo)
        case .success(nil): return .failed("The photo cannot be had: the system gave no file")
        case .failure(let error):
          return .failed("The photo cannot be had: \(error.localizedDescription)")
        }
      }
      let read = await FileReader(pick).read(photos.map(\.file.url))
      // NB: the files exist only as long as the photos.
      return withExtendedLifetime(photos) { read }
    }

    @MainActor
    private static func load(_ item: PhotosPickerItem) async -> Result<PickedPhoto?, any Error> {
      await withCheckedContinuation { continuation in
        // NB: the handler is called on any thread.
        item.loadTransferable(type: PickedPhoto.self) { @Sendable in
          continuation.resume(returning: $0)
        }
      }
    }
  }
#endif
