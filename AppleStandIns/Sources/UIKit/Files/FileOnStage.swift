public import Foundation
import Synchronization
public import UniformTypeIdentifiers

/// A file of the user's, outside the app. Not part of UIKit's API.
///
/// Its content can be read only between `startAccessingSecurityScopedResource()` and its
/// counterpart: it is on the disk only for that time.
public struct FileOnStage: Sendable {
  public let name: String
  public let content: Data

  public init(_ name: String, _ content: Data) { (self.name, self.content) = (name, content) }

  /// The type of the file, by its name.
  public var type: UTType {
    UTType(filenameExtension: URL(fileURLWithPath: name).pathExtension) ?? .data
  }

  /// Returns the location of the file in another app.
  public func inPlace() throws -> URL {
    let url = try Self.place(name)
    SecurityScope.register(url, content)
    return url
  }

  /// Returns the location of a copy in the app's own temporary folder.
  public func copy() throws -> URL {
    let url = try Self.place(name)
    try content.write(to: url)
    return url
  }

  /// The folder of all files, which is removed with the process.
  private static let all: URL = {
    atexit { try? FileManager.default.removeItem(at: FileOnStage.all) }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("on-stage-\(UUID().uuidString)")
  }()

  private static func place(_ name: String) throws -> URL {
    let folder = all.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent(name)
  }
}

/// The access of an app to the user's files. Not part of UIKit's API.
public enum SecurityScope {
  private struct Known {
    let content: Data
    var open = 0
  }

  private static let known = Mutex<[String: Known]>([:])

  /// Returns the number of accesses to a file that were started and not stopped.
  public static func openings(of url: URL) -> Int {
    known.withLock { $0[url.path]?.open ?? 0 }
  }

  static func register(_ url: URL, _ content: Data) {
    known.withLock { $0[url.path] = Known(content: content) }
  }

  static func begin(_ url: URL) -> Bool {
    known.withLock { files in
      guard let file = files[url.path] else { return false }
      files[url.path]?.open += 1
      return (try? file.content.write(to: url)) != nil
    }
  }

  static func end(_ url: URL) {
    known.withLock { files in
      guard let file = files[url.path] else { return }
      files[url.path]?.open -= 1
      if file.open == 1 { try? FileManager.default.removeItem(at: url) }
    }
  }
}

/// On Apple's systems these are Foundation's; other systems lack them.
extension URL {
  /// "If this method returns true, then you must relinquish access". It returns false for a URL
  /// without a security scope, such as that of the app's own file.
  ///
  /// https://developer.apple.com/documentation/foundation/url/startaccessingsecurityscopedresource()
  public func startAccessingSecurityScopedResource() -> Bool { SecurityScope.begin(self) }

  /// https://developer.apple.com/documentation/foundation/url/stopaccessingsecurityscopedresource()
  public func stopAccessingSecurityScopedResource() { SecurityScope.end(self) }
}
