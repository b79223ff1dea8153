public import Calcot

/// Something in writing that belongs to a person, without what is in it.
public struct PersonDocument: Identifiable, Hashable, Codable, Sendable {
  /// What identifies a document for as long as it is kept.
  public struct ID: RawRepresentable, Hashable, Codable, Sendable {
    /// The number under which the document is stored.
    public let rawValue: Int64

    /// Names the document that is stored under a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The document's identity.
  public let id: ID
  /// The file's name, without folders.
  public let name: String
  /// How much is in it.
  public let byteCount: Int

  /// Makes a document from its parts, unchecked.
  public init(id: ID, name: String, byteCount: Int) {
    self.id = id
    self.name = name
    self.byteCount = byteCount
  }
}

/// A document that was removed, whole, so that it can be put back.
public struct RemovedDocument: Hashable, Sendable {
  /// Its identity, which it has again when it is put back.
  public let id: PersonDocument.ID
  /// Whose it is.
  public let person: Person.ID
  /// Its name, and what is in it.
  public let file: PickedFile

  /// Makes a removed document from its parts.
  public init(id: PersonDocument.ID, person: Person.ID, file: PickedFile) {
    self.id = id
    self.person = person
    self.file = file
  }
}
