import CalcotContent
public import CalcotTree
// MARK: Work of the host

/// A router that opens addresses: a web page, a new mail or a telephone call.
///
/// A coordinator or another router conforms to it, which needs no code:
///
/// ```swift
/// final class ProfileRouter: Router, AddressOpening, ImagePicking { … }
/// ```
@MainActor
public protocol AddressOpening: AnyObject {
  /// Opens `address` by the host's means: in its own browser, over the app, or as a link to follow.
  /// Waits until that is done and, if the page is shown over the app, closed.
  ///
  /// - Parameter address: An address of the web, mail or telephone; one without a scheme is of the
  ///   web.
  /// - Returns: Done, or refused: the address is invalid, a host cannot open it, the user has
  ///   cancelled, or the asking screen ends.
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

/// A router that copies text to the clipboard.
@MainActor
public protocol Copying: AnyObject {
  /// Copies `text` to the user's clipboard.
  ///
  /// - Returns: Done, or refused: a host cannot do it, the user has cancelled, or the asking screen
  ///   ends.
  @discardableResult
  func copy(_ text: String) async -> Answer
}

extension Copying where Self: Router {
  @discardableResult
  public func copy(_ text: String) async -> Answer { await navigation.outcome(of: .copy(text)) }
}

/// A router that lets the user pick a photo.
@MainActor
public protocol ImagePicking: AnyObject {
  /// Lets the user pick a photo, from their library if the host has one.
  ///
  /// - Parameter mostBytes: The maximum size in bytes; the host accepts no larger file.
  /// - Returns: The photo, checked by its name only, or nil if the user has picked none.
  /// - Throws: `Refusal` if a host cannot do it, it has failed, or the asking screen ends.
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

/// A router that lets the user pick documents.
@MainActor
public protocol DocumentPicking: AnyObject {
  /// Lets the user browse their documents and pick some.
  ///
  /// - Parameter pick: The accepted kinds, number and size; the host accepts no others.
  /// - Returns: The documents; empty if the user has cancelled.
  /// - Throws: `Refusal` if a host cannot do it, it has failed, or the asking screen ends.
  func pickDocuments(_ pick: FilePick) async throws(Refusal) -> [PickedFile]
}

extension DocumentPicking where Self: Router {
  public func pickDocuments(_ pick: FilePick) async throws(Refusal) -> [PickedFile] {
    try await navigation.picked(.pickDocuments(pick))
  }
}

/// A router that shares text and files.
@MainActor
public protocol Sharing: AnyObject {
  /// Shares text or a file: by the system's share sheet, as a download, into a folder.
  ///
  /// - Returns: Done, or refused: a host cannot do it, the user has cancelled, or the asking screen
  ///   ends.
  @discardableResult
  func share(_ item: SharedItem) async -> Answer
}

extension Sharing where Self: Router {
  @discardableResult
  public func share(_ item: SharedItem) async -> Answer {
    await navigation.outcome(of: .share(item))
  }
}
