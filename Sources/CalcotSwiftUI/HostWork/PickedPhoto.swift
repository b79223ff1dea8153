#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotApple
  import Foundation
  import PhotosUI
  import SwiftUI
  import UniformTypeIdentifiers

  /// A photo from the system's picker, as a file, so that its size is known before it is read.
  struct PickedPhoto: Transferable {
    private let file: TemporaryFile

    static var transferRepresentation: some TransferRepresentation {
      // NB: the file is deleted when this closure returns.
      FileRepresentation(importedContentType: .image) { received in
        PickedPhoto(file: try TemporaryFile(copying: received.file))
      }
    }

    /// Reads picked photos, off the main actor.
    nonisolated static func read(
      _ items: [PhotosPickerItem], for pick: FilePick
    ) async -> FileReading {
      var photos: [PickedPhoto] = []
      for item in items {
        guard !Task.isCancelled else { break }
        do {
          guard let photo = try await item.loadTransferable(type: PickedPhoto.self) else {
            return .failed("The photo cannot be had: the system gave no file")
          }
          photos.append(photo)
        } catch {
          return .failed("The photo cannot be had: \(error.localizedDescription)")
        }
      }
      let read = await FileReader(pick).read(photos.map(\.file.url))
      // NB: the files exist only as long as the photos.
      return withExtendedLifetime(photos) { read }
    }
  }
#endif
