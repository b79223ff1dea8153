import CalcotContent

/// The most recently shown pictures up to a number of bytes: the oldest are removed first.
// NB: pictures that are no longer kept are returned, to be released without the lock: the app's code
// may run when the last reference to its bytes is gone.
struct RecentImages {
  /// The kept form of a picture: its data, or the response's bytes once a browser has requested it.
  private enum Content {
    case unsent(ImageData)
    case sent(ServedImages.Body)
  }

  private struct Entry {
    var content: Content
    let weight: Int
    var use: Int
  }

  /// The number of bytes that an entry takes besides its picture.
  static let overhead = 512

  private let budget: Int
  private var entries: [String: Entry] = [:]
  /// The uses of pictures in their order. NB: only the last use of each picture counts.
  private var uses: [(name: String, use: Int)] = []
  private var firstUse = 0
  private var lastUse = 0
  private(set) var bytes = 0

  init(budget: Int) { self.budget = budget }

  var count: Int { entries.count }

  /// Records that a picture is shown. A picture larger than the budget is not kept.
  ///
  /// - Returns: The pictures that are no longer kept.
  mutating func use(_ image: ImageData, named name: String) -> [ImageData] {
    let weight = image.bytes.count + Self.overhead
    guard weight <= budget else { return [] }
    lastUse += 1
    if entries[name] == nil {
      entries[name] = Entry(content: .unsent(image), weight: weight, use: lastUse)
      bytes += weight
    } else {
      entries[name]?.use = lastUse
    }
    uses.append((name, lastUse))
    defer { forgetOldUses() }
    return dropOldest()
  }

  /// Returns the picture with a name, if it has not been sent yet.
  func image(named name: String) -> ImageData? {
    if case .unsent(let image)? = entries[name]?.content { image } else { nil }
  }

  /// Returns the part that all responses with a picture share, if it has been sent before.
  func body(named name: String) -> ServedImages.Body? {
    if case .sent(let body)? = entries[name]?.content { body } else { nil }
  }

  /// Keeps the part that all responses with a picture share, in place of the picture.
  ///
  /// - Returns: The picture.
  mutating func keep(_ body: ServedImages.Body, for name: String) -> ImageData? {
    let picture = image(named: name)
    entries[name]?.content = .sent(body)
    return picture
  }

  private mutating func dropOldest() -> [ImageData] {
    var dropped: [ImageData] = []
    while bytes > budget, firstUse < uses.count {
      let (name, use) = uses[firstUse]
      firstUse += 1
      guard let entry = entries[name], entry.use == use else { continue }
      if case .unsent(let image) = entry.content { dropped.append(image) }
      entries[name] = nil
      bytes -= entry.weight
    }
    return dropped
  }

  private mutating func forgetOldUses() {
    guard uses.count > 2 * entries.count + 64 else { return }
    uses = uses[firstUse...].filter { entries[$0.name]?.use == $0.use }
    firstUse = 0
  }
}
