/// Takes a body of `multipart/form-data` apart (RFC 7578), piece by piece as it comes, wherever the
/// pieces are cut.
///
/// It is strict: nothing may stand before the first boundary or after the last one, and every part
/// says its name. After an error nothing more is taken.
struct MultipartReader {
  /// How much is put up with.
  struct Limits: Equatable, Sendable {
    /// The bytes of the whole body.
    var bytes: Int
    /// How many parts there may be.
    var parts: Int
    /// The bytes of the header fields of one part.
    var headerBytes = 4 * 1_024
  }

  /// One field of the form.
  struct Part: Equatable, Sendable {
    var name: String
    /// What the file was called where it came from; nil for a field that is no file's.
    var fileName: String?
    /// A part of the piece that it came in, if it came in one, which is not copied for it.
    var content: ArraySlice<UInt8>
  }

  private enum State {
    /// Before the first boundary, which has no line before it.
    case start
    /// Before the line that ends a later boundary or the last one.
    case boundary
    case headers
    case content(MultipartHeader)
    /// After the last boundary; the line's end may follow, and nothing else.
    case end
    case failed(MultipartProblem)
  }

  private let delimiter: [UInt8]
  private let limits: Limits
  private var state = State.start
  private var parts: [Part] = []
  private var content: ArraySlice<UInt8> = []
  /// What has come and is not taken apart yet.
  private var rest: ArraySlice<UInt8> = []
  private var count = 0

  /// A reader of a body.
  ///
  /// - Parameter contentType: the request's, which names the boundary.
  init(contentType: String, limits: Limits) throws(MultipartProblem) {
    guard let boundary = MultipartHeader.boundary(in: contentType) else { throw .noBoundary }
    delimiter = Array("\r\n--\(boundary)".utf8)
    self.limits = limits
  }

  /// The parts of a whole body.
  static func parts(
    of body: [UInt8], contentType: String, limits: Limits
  ) throws(MultipartProblem) -> [Part] {
    var reader = try MultipartReader(contentType: contentType, limits: limits)
    try reader.take(body[...])
    return try reader.finish()
  }

  /// Takes the next piece.
  mutating func take(_ piece: ArraySlice<UInt8>) throws(MultipartProblem) {
    if case .failed(let problem) = state { throw problem }
    do throws(MultipartProblem) {
      count += piece.count
      guard count <= limits.bytes else { throw .tooLong }
      rest.add(piece)
      while try step() {}
    } catch {
      (state, rest, content, parts) = (.failed(error), [], [], [])
      throw error
    }
  }

  /// The parts, when everything has come.
  func finish() throws(MultipartProblem) -> [Part] {
    switch state {
    case .failed(let problem): throw problem
    case .end where rest.isEmpty || rest.count == Self.lineEnd.count: return parts
    case .start, .boundary, .headers, .content, .end: throw .cutOff
    }
  }

  // MARK: Steps

  /// Goes on as far as the next state; false when more has to come first.
  private mutating func step() throws(MultipartProblem) -> Bool {
    switch state {
    case .start: return try readBoundary(delimiter.dropFirst(Self.lineEnd.count))
    case .boundary: return try readBoundary(delimiter[...])
    case .headers: return try readHeaders()
    case .content(let header): return readContent(of: header)
    case .end: return try readEnd()
    case .failed(let problem): throw problem
    }
  }

  private mutating func readBoundary(
    _ boundary: ArraySlice<UInt8>
  ) throws(MultipartProblem) -> Bool {
    guard boundary.starts(with: rest.prefix(boundary.count)) else { throw .malformed }
    let line = rest.dropFirst(boundary.count)
    guard let first = line.first, let second = line.dropFirst().first else { return false }
    switch (first, second) {
    case (0x0D, 0x0A): state = .headers
    case (0x2D, 0x2D): state = .end
    default: throw .malformed
    }
    rest = line.dropFirst(2)
    return true
  }

  private mutating func readHeaders() throws(MultipartProblem) -> Bool {
    guard !rest.starts(with: Self.lineEnd) else { throw .malformed }
    guard let end = rest.first(Self.blankLine) else {
      guard rest.count < limits.headerBytes + Self.blankLine.count else { throw .headersTooLong }
      return false
    }
    guard end - rest.startIndex <= limits.headerBytes else { throw .headersTooLong }
    guard parts.count < limits.parts else { throw .tooManyParts }
    guard let header = MultipartHeader(rest[..<end]) else { throw .malformed }
    rest = rest[(end + Self.blankLine.count)...]
    state = .content(header)
    return true
  }

  private mutating func readContent(of header: MultipartHeader) -> Bool {
    if let end = rest.first(delimiter) {
      content.add(rest[..<end])
      parts.append(Part(name: header.name, fileName: header.fileName, content: content))
      content = []
      rest = rest[end...]
      state = .boundary
      return true
    }
    // NB: what is kept back may be the beginning of a boundary.
    let safe = rest.dropLast(delimiter.count - 1)
    content.add(safe)
    rest = rest[safe.endIndex...]
    return false
  }

  private mutating func readEnd() throws(MultipartProblem) -> Bool {
    guard Self.lineEnd.starts(with: rest) else { throw .malformed }
    return false
  }

  private static let lineEnd: [UInt8] = [0x0D, 0x0A]
  private static let blankLine = lineEnd + lineEnd
}

/// Why a body could not be taken apart.
enum MultipartProblem: Error, Equatable {
  /// The request does not say what stands between the parts.
  case noBoundary
  /// It is not of the form that browsers send.
  case malformed
  /// It ends before its last boundary.
  case cutOff
  /// There is more of something than the limits allow.
  case tooLong, headersTooLong, tooManyParts
}

extension ArraySlice<UInt8> {
  /// Adds a piece. NB: adding to an empty slice would copy it.
  fileprivate mutating func add(_ piece: ArraySlice<UInt8>) {
    if isEmpty { self = piece } else { self += piece }
  }

  /// Where `pattern` begins for the first time; nil where it does not stand.
  fileprivate func first(_ pattern: [UInt8]) -> Int? {
    guard let head = pattern.first, count >= pattern.count else { return nil }
    return withUnsafeBufferPointer { bytes in
      var place = 0
      let last = bytes.count - pattern.count
      while place <= last {
        if bytes[place] == head, isPattern(pattern, in: bytes, at: place) {
          return startIndex + place
        }
        place += 1
      }
      return nil
    }
  }

  private func isPattern(
    _ pattern: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> Bool {
    for offset in pattern.indices where bytes[place + offset] != pattern[offset] { return false }
    return true
  }
}
