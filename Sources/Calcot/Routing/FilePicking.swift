/// What a ViewModel may ask of its router: to let the user pick a photo.
@MainActor
public protocol ImagePicking: AnyObject {
  /// Lets the user pick a photo, from their library where the host has one.
  ///
  /// - Parameter mostBytes: how large it may be; the host does not take a larger one.
  /// - Returns: the photo, known to be one by its name only; nil when the user has picked none.
  /// - Throws: ``Refusal``: when a host cannot do it, it has failed, or the asking screen ends.
  func pickImage(mostBytes: Int) async throws(Refusal) -> PickedFile?
}

extension ImagePicking {
  /// Lets the user pick a photo of up to 10 MiB.
  public func pickImage() async throws(Refusal) -> PickedFile? {
    try await pickImage(mostBytes: FilePick.usualBytes)
  }
}

extension ImagePicking where Self: Router {
  public func pickImage(mostBytes: Int) async throws(Refusal) -> PickedFile? {
    let pick = FilePick([.image], mostBytes: mostBytes)
    return try await navigation.picked(.pickImage(pick)).first
  }
}

/// What a ViewModel may ask of its router: to let the user pick documents.
@MainActor
public protocol DocumentPicking: AnyObject {
  /// Lets the user go through their documents and pick some.
  ///
  /// - Parameter pick: the kinds, how many, and how large; the host takes no others.
  /// - Returns: the documents; none when the user has left it.
  /// - Throws: ``Refusal``: when a host cannot do it, it has failed, or the asking screen ends.
  func pickDocuments(_ pick: FilePick) async throws(Refusal) -> [PickedFile]
}

extension DocumentPicking where Self: Router {
  public func pickDocuments(_ pick: FilePick) async throws(Refusal) -> [PickedFile] {
    try await navigation.picked(.pickDocuments(pick))
  }
}
