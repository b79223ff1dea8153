#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import Foundation
  import PhotosUI
  import UIKit
  import UniformTypeIdentifiers

  /// The system's photo picker, which needs no permission: the app gets only the picked photos.
  @MainActor
  final class PhotoPanel: WorkPanel, PHPickerViewControllerDelegate {
    let controller: UIViewController
    private let reader: PhotoReader
    private let ended: PanelEnding

    init(_ pick: FilePick, _ ended: @escaping PanelEnding) {
      var configuration = PHPickerConfiguration()
      configuration.filter = .images
      configuration.selectionLimit = pick.most
      // NB: the system converts a photo only if the app does not accept its format.
      let takesOwn = pick.problem(withFileNamed: "photo.heic", bytes: 0) == nil
      configuration.preferredAssetRepresentationMode = takesOwn ? .current : .compatible
      let picker = PHPickerViewController(configuration: configuration)
      controller = picker
      reader = PhotoReader(reader: FileReader(pick))
      self.ended = ended
      picker.delegate = self
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      guard !results.isEmpty else { return ended(.reply(.cancelled)) }
      let providers = results.map(\.itemProvider)
      ended(.read { [reader] in await reader.read(providers) })
    }
  }

  /// A reader of picked photos.
  ///
  /// NB: a provider is not `Sendable`, so it stays on the main actor, but calls its handler
  /// elsewhere.
  @MainActor
  private struct PhotoReader {
    let reader: FileReader

    func read(_ providers: [NSItemProvider]) async -> FileReading {
      var files: [PickedFile] = []
      for provider in providers {
        guard !Task.isCancelled else { break }
        switch await read(provider) {
        case .read(let read): files += read
        case .notAccepted(let reason): return .notAccepted(reason)
        case .failed(let reason): return .failed(reason)
        }
      }
      return .read(files)
    }

    private func read(_ provider: NSItemProvider) async -> FileReading {
      await withCheckedContinuation { continuation in
        provider.loadFileRepresentation(forTypeIdentifier: UTType.image.identifier) {
          [reader] url, error in
          // NB: the file is deleted when this closure returns.
          let failure = error?.localizedDescription ?? "the system gave no file"
          continuation.resume(
            returning: url.map { reader.read($0) } ?? .failed("The photo cannot be had: \(failure)")
          )
        }
      }
    }
  }
#endif
