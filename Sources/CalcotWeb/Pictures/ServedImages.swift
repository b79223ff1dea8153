import Calcot
import CalcotContent

/// The pictures of the apps that a site serves, for all of its sessions together. Each has a name
/// that is derived from its bytes and that nobody can guess.
///
/// A picture is served as long as any session or any app holds it, and for a while longer if it has
/// been shown recently, since a browser asks for it after the page has changed.
final class ServedImages: Sendable {
  /// The part that all responses with a picture share.
  struct Body: Sendable {
    let type: String
    let bytes: [UInt8]

    init?(_ image: ImageData) {
      guard image.problem == nil, let format = image.format else { return nil }
      type = format.mediaType
      bytes = Array(image.bytes)
    }
  }

  /// The path of the pictures' addresses.
  static let path = "/calcot/image/"
  /// The number of characters in a name.
  static let nameLength = 32

  fileprivate struct Owner {
    weak var object: AnyObject?
    let name: String
  }

  fileprivate struct State {
    /// The owners of the pictures' bytes, by their identities and by their names.
    var owners: [ObjectIdentifier: Owner] = [:]
    var holders: [String: Set<ObjectIdentifier>] = [:]
    /// The number of owners at which those that no longer exist are forgotten.
    var mostOwners = 256
    var recent: RecentImages
  }

  private let state: Locked<State>
  private let name: @Sendable (ImageData) -> String

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - budget: The maximum number of bytes of the pictures that it holds itself.
  ///   - name: Returns the name of a picture, always the same for the same bytes.
  init(budget: Int, name: @escaping @Sendable (ImageData) -> String) {
    state = Locked(State(recent: RecentImages(budget: budget)))
    self.name = name
  }

  /// Returns the address at which a picture is served from now on. Makes its name at the first
  /// call, in the time that reading its bytes takes.
  func address(of image: ImageData) -> String {
    let owner = image.owner
    let known = state.withLock { state -> (name: String, dropped: [ImageData])? in
      // NB: an earlier object may have had the identity of this one.
      guard let known = state.owners[ObjectIdentifier(owner)], known.object === owner else {
        return nil
      }
      return (known.name, state.recent.use(image, named: known.name))
    }
    if let known { return Self.path + known.name }
    let name = name(image)
    // NB: what has been read is released without the lock, too: another thread may have let go of it.
    _ = state.withLock { state in
      (state.add(owner, named: name), state.recent.use(image, named: name))
    }
    return Self.path + name
  }

  /// Returns the response's content for a name; `nil` if there is no longer such a picture.
  func body(named name: String) -> Body? {
    guard name.utf8.count == Self.nameLength else { return nil }
    let (body, image) = state.withLock { state in
      (state.recent.body(named: name), state.image(named: name))
    }
    if let body { return body }
    guard let body = image.flatMap({ Body($0) }) else { return nil }
    _ = state.withLock { $0.recent.keep(body, for: name) }
    return body
  }

  /// The numbers of known owners, of held pictures, and of their bytes.
  var counts: (known: Int, held: Int, bytes: Int) {
    state.withLock { ($0.owners.count, $0.recent.count, $0.recent.bytes) }
  }
}

extension ServedImages.State {
  /// Returns the owners that it has read.
  fileprivate mutating func add(_ owner: AnyObject, named name: String) -> [AnyObject] {
    let read = owners.count >= mostOwners ? forgetGone() : []
    let id = ObjectIdentifier(owner)
    if let old = owners[id] {
      holders[old.name]?.remove(id)
      if holders[old.name]?.isEmpty == true { holders[old.name] = nil }
    }
    owners[id] = ServedImages.Owner(object: owner, name: name)
    holders[name, default: []].insert(id)
    return read
  }

  fileprivate func image(named name: String) -> ImageData? {
    if let image = recent.image(named: name) { return image }
    // NB: each owner is read once, because another thread may release it: `lazy` reads the first again.
    for id in holders[name] ?? [] {
      if let object = owners[id]?.object, let image = ImageData(owner: object) { return image }
    }
    return nil
  }

  private mutating func forgetGone() -> [AnyObject] {
    let alive = owners.compactMapValues(\.object)
    owners = owners.filter { alive[$0.key] != nil }
    holders = [:]
    for (id, owner) in owners { holders[owner.name, default: []].insert(id) }
    mostOwners = max(256, owners.count * 2)
    return Array(alive.values)
  }
}
