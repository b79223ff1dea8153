#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotContent

  /// A cache of decoded pictures. It keeps a picture while a screen or the app has its bytes,
  /// within a limit of memory.
  @MainActor
  final class DecodedPictures {
    /// The cache of all screens, which often show the same bytes.
    static let shared = DecodedPictures()

    private struct Kept {
      weak var owner: AnyObject?
      let picture: NativePicture
    }

    private let mostBytes: Int
    private var kept: [ObjectIdentifier: Kept] = [:]
    /// The owners of the pictures, the oldest one first.
    private var order: [ObjectIdentifier] = []
    private var cost = 0
    /// The decodings that have not ended.
    private var running: [ObjectIdentifier: Task<Void, Never>] = [:]

    init(mostBytes: Int = 128 * 1_024 * 1_024) { self.mostBytes = mostBytes }

    var count: Int { kept.count }

    /// Returns the decoded picture; nil if there is none yet.
    func picture(of data: ImageData) -> NativePicture? {
      // NB: a new object can have the address of one that is gone.
      guard let known = kept[ObjectIdentifier(data.owner)], known.owner === data.owner else {
        return nil
      }
      return known.picture
    }

    /// Returns the picture in the bytes, decoding it unless it is known or being decoded, or nil if
    /// it cannot be decoded.
    func decoded(_ data: ImageData) async -> NativePicture? {
      if let known = picture(of: data) { return known }
      let key = ObjectIdentifier(data.owner)
      let task =
        running[key]
        ?? Task {
          if let picture = await NativePicture.decoded(from: data.bytes) { keep(picture, of: data) }
          running[key] = nil
        }
      running[key] = task
      await task.value
      return picture(of: data)
    }

    /// Discards all pictures, because memory is scarce. Views keep what they show.
    func forget() { remove { _ in true } }

    /// Keeps a picture, and discards those without an owner and the oldest beyond the limit.
    func keep(_ picture: NativePicture, of data: ImageData) {
      let key = ObjectIdentifier(data.owner)
      remove { $0 == key || self.kept[$0]?.owner == nil }
      kept[key] = Kept(owner: data.owner, picture: picture)
      order.append(key)
      cost += picture.cost
      while cost > mostBytes, order.count > 1, let oldest = order.first {
        remove { $0 == oldest }
      }
    }

    private func remove(where isGone: (ObjectIdentifier) -> Bool) {
      let gone = Set(order.filter(isGone))
      for key in gone {
        if let old = kept.removeValue(forKey: key) { cost -= old.picture.cost }
      }
      order.removeAll { gone.contains($0) }
    }
  }
#endif
