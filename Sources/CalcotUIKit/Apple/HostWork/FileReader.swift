#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import Calcot
  package import CalcotContent
  package import Foundation
  #if canImport(UIKit)
    import UIKit
  #endif

  /// The result of reading picked files.
  package enum FileReading: Sendable {
    case read([PickedFile])
    /// The files do not match the request.
    case notAccepted(FilePickProblem)
    case failed(String)
  }

  /// A reader of files that the user has picked, wherever they are. It checks their number, kinds
  /// and sizes first, and never reads more bytes than allowed.
  package struct FileReader: Sendable {
    private let pick: FilePick

    package init(_ pick: FilePick) { self.pick = pick }

    /// Reads files, off the main actor.
    package nonisolated func read(_ urls: [URL]) async -> FileReading {
      let unread = urls.map { PickedFile($0.lastPathComponent, content: Data()) }
      if let problem = pick.problem(with: unread) { return .notAccepted(problem) }
      var files: [PickedFile] = []
      for url in urls {
        guard !Task.isCancelled else { break }
        switch read(url) {
        case .read(let read): files += read
        case .notAccepted(let reason): return .notAccepted(reason)
        case .failed(let reason): return .failed(reason)
        }
      }
      return .read(files)
    }

    /// Reads one file on the calling thread: never call it on the main actor.
    package nonisolated func read(_ url: URL) -> FileReading {
      let isScoped = url.startAccessingSecurityScopedResource()
      defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
      let name = url.lastPathComponent
      do {
        let values = try url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
        guard values.isRegularFile == true else { return .notAccepted(.notAFile(name)) }
        if let problem = pick.problem(withFileNamed: name, bytes: values.fileSize ?? 0) {
          return .notAccepted(problem)
        }
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        // NB: the file may have grown since the check, or report a size of zero.
        let content = try file.read(upToCount: pick.mostBytes.addingSaturating(1)) ?? Data()
        if let problem = pick.problem(withFileNamed: name, bytes: content.count) {
          return .notAccepted(problem)
        }
        return .read([PickedFile(name, content: content)])
      } catch {
        return .failed("\(name) cannot be read: \(error.localizedDescription)")
      }
    }
  }

  extension Int {
    fileprivate func addingSaturating(_ other: Int) -> Int {
      let (sum, isTooLarge) = addingReportingOverflow(other)
      return isTooLarge ? .max : sum
    }
  }
#endif
