public import Foundation
public import SwiftUI
import UIKit

/// https://developer.apple.com/documentation/photosui/photospickeritem
// NB: PhotosUI does not declare it `Sendable`.
public struct PhotosPickerItem: Hashable {
  public struct EncodingDisambiguationPolicy: Equatable {
    let name: String
    public static var automatic: Self { Self(name: "automatic") }
    public static var current: Self { Self(name: "current") }
    public static var compatible: Self { Self(name: "compatible") }
  }

  private let id = UUID()
  private let content: Result<FileOnStage, any Error>

  init(_ content: Result<FileOnStage, any Error>) { self.content = content }

  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The handler is called on any thread.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping (Result<T?, any Error>) -> Void
  ) -> Progress {
    // NB: each closure is called once, and used by nobody else meanwhile.
    nonisolated(unsafe) let completionHandler = completionHandler
    // NB: as above.
    nonisolated(unsafe) let load = { [content] () async throws -> T? in try await Self.load(content)
    }
    Task.detached {
      let loaded: Result<T?, any Error>
      do { loaded = .success(try await load()) } catch { loaded = .failure(error) }
      completionHandler(loaded)
    }
    return Progress(totalUnitCount: 1)
  }

  private static func load<T: Transferable>(
    _ content: Result<FileOnStage, any Error>
  ) async throws -> T? {
    let file = try content.get().copy()
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    return try await T.transferRepresentation._item(from: file) as? T
  }
}

extension View {
  /// Presents a picker of photos. Apple's page does not say whether `selection` is set before or
  /// after `isPresented`.
  ///
  /// https://developer.apple.com/documentation/swiftui/view/photospicker(ispresented:selection:maxselectioncount:selectionbehavior:matching:preferreditemencoding:)
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    picking(
      "photosPicker", .photosPicker, isPresented,
      DrawnPicker { files in
        guard files.count <= maxSelectionCount ?? .max else { return false }
        selection.wrappedValue = files.map { PhotosPickerItem(.success($0)) }
        return true
      } fail: {
        selection.wrappedValue = [PhotosPickerItem(.failure($0))]
      } cancel: {
      })
  }
}
