public import Foundation
public import UniformTypeIdentifiers

/// A type of CoreTransferable's, which SwiftUI exports.
///
/// https://developer.apple.com/documentation/coretransferable/transferable
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  static var transferRepresentation: Representation { get }
}

/// https://developer.apple.com/documentation/coretransferable/transferrepresentation
public protocol TransferRepresentation: Sendable {
  associatedtype Item: Transferable
  /// Makes an item from the system's file. Not part of SwiftUI's API.
  func _item(from file: URL) async throws -> Item
}

/// https://developer.apple.com/documentation/coretransferable/receivedtransferredfile
public struct ReceivedTransferredFile: Sendable {
  /// "The system deletes the file" when the importing closure returns, so copy it.
  public let file: URL
}

/// https://developer.apple.com/documentation/coretransferable/filerepresentation
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  private let importing: @Sendable (ReceivedTransferredFile) async throws -> Item

  /// https://developer.apple.com/documentation/coretransferable/filerepresentation/init(importedcontenttype:shouldattempttoopeninplace:importing:)
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.importing = importing
  }

  public func _item(from file: URL) async throws -> Item {
    try await importing(ReceivedTransferredFile(file: file))
  }
}
