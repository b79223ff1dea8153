#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import Calcot
  package import UniformTypeIdentifiers

  extension FilePick {
    /// What the system's pickers let the user choose. No folders, nor packages that are some.
    package var contentTypes: [UTType] {
      let types = kinds.flatMap(\.extensions).compactMap { UTType(filenameExtension: $0) }
      return types.isEmpty ? [.data] : types
    }
  }
#endif
