public import CalcotContent

/// A document of a person, without its contents.
public struct PersonDocument: Identifiable, Hashable, Codable, Sendable {
  /// The identifier of a document for as long as it is stored.
  public struct ID: RawRepresentable, Hashable, Codable, Sendable {
    /// The number under which the document is stored.
    public let rawValue: Int64

    /// Creates the identifier of the document stored under a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The document's identifier.
  public let id: ID
  /// The file's name, without folders.
  public let name: String
  /// The size in bytes.
  public let byteCount: Int

  /// Creates a document from its parts, unchecked.
  public init(id: ID, name: String, byteCount: Int) {
    self.id = id
    self.name = name
    self.byteCount = byteCount
  }
}

/// A removed document with its contents, which can be restored.
public struct RemovedDocument: Hashable, Codable, Sendable {
  /// The identifier, which the document keeps when it is restored.
  public let id: PersonDocument.ID
  /// The owner of the document.
  public let person: Person.ID
  /// The name and the contents.
  public let file: PickedFile

  /// Creates a removed document from its parts.
  public init(id: PersonDocument.ID, person: Person.ID, file: PickedFile) {
    self.id = id
    self.person = person
    self.file = file
  }
}
