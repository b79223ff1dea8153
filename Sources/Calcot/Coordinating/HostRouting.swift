public import CalcotTree

// MARK: Work of the host

/// What a ViewModel may ask of its router: to show a page of the web, write a mail or call somebody.
///
/// A coordinator or a router of its own has it by conforming to it:
///
/// ```swift
/// final class ProfileRouter: Router, AddressOpening, ImagePicking { … }
/// ```
@MainActor
public protocol AddressOpening: AnyObject {
  /// Shows what is at `address`, each host in its own way: in its own browser, over the app, or as a
  /// link to follow. Waits until that is done and, where the page stands over the app, closed.
  ///
  /// - Parameter address: of the web, mail or telephone; one without a scheme is of the web.
  /// - Returns: done, or refused: when it is no such address, a host cannot open it, the user has
  ///   left it, or the asking screen ends.
  @discardableResult
  func open(_ address: String) async -> Answer
}

extension AddressOpening where Self: Router {
  @discardableResult
  public func open(_ address: String) async -> Answer {
    do {
      return await navigation.outcome(of: .open(try WebAddress(address)))
    } catch {
      return .refused(error)
    }
  }
}

/// What a ViewModel may ask of its router: to put a text where the user can paste it from.
@MainActor
public protocol Copying: AnyObject {
  /// Puts `text` on the user's clipboard.
  ///
  /// - Returns: done, or refused: when a host cannot do it, the user has left it, or the asking
  ///   screen ends.
  @discardableResult
  func copy(_ text: String) async -> Answer
}

extension Copying where Self: Router {
  @discardableResult
  public func copy(_ text: String) async -> Answer { await navigation.outcome(of: .copy(text)) }
}

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

/// What a ViewModel may ask of its router: to hand something to wherever the user chooses.
@MainActor
public protocol Sharing: AnyObject {
  /// Hands a text or a file on: by the system's share sheet, as a download, into a folder.
  ///
  /// - Returns: done, or refused: when a host cannot do it, the user has left it, or the asking
  ///   screen ends.
  @discardableResult
  func share(_ item: SharedItem) async -> Answer
}

extension Sharing where Self: Router {
  @discardableResult
  public func share(_ item: SharedItem) async -> Answer {
    await navigation.outcome(of: .share(item))
  }
}
