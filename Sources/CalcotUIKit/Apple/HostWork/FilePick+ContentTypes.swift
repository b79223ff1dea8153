#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import CalcotContent
  package import UniformTypeIdentifiers

  extension FilePick {
    /// The types that the system's pickers offer. Folders and packages that are folders are
    /// excluded.
    package var contentTypes: [UTType] {
      let types = kinds.flatMap(\.extensions).compactMap { UTType(filenameExtension: $0) }
      return types.isEmpty ? [.data] : types
    }
  }
#endif
