/// An incremental parser of `multipart/form-data` bodies (RFC 7578) that accepts pieces cut
/// anywhere.
///
/// It is strict: nothing may precede the first boundary or follow the last one, and every part must
/// have a name. After an error it accepts nothing more.
struct MultipartReader {
  /// The limits on a body.
  struct Limits: Equatable, Sendable {
    /// The maximum number of bytes of the whole body.
    var bytes: Int
    /// The maximum number of parts.
    var parts: Int
    /// The maximum number of bytes of one part's header fields.
    var headerBytes = 4 * 1_024
  }

  /// One field of the form.
  struct Part: Equatable, Sendable {
    var name: String
    /// The original name of the file; `nil` for a field that holds no file.
    var fileName: String?
    /// The content; a slice of the piece that it arrived in, without a copy, if it arrived in one
    /// piece.
    var content: ArraySlice<UInt8>
  }

  private enum State {
    /// Before the first boundary, which has no line ending before it.
    case start
    /// Before the line ending that precedes a later boundary or the last one.
    case boundary
    case headers
    case content(MultipartHeader)
    /// After the last boundary; only a line ending may follow.
    case end
    case failed(MultipartProblem)
  }

  private let delimiter: [UInt8]
  private let limits: Limits
  private var state = State.start
  private var parts: [Part] = []
  private var content: ArraySlice<UInt8> = []
  /// The received bytes that are not parsed yet.
  private var rest: ArraySlice<UInt8> = []
  private var count = 0

  /// Creates a reader of a body.
  ///
  /// - Parameter contentType: The content type of the request, which names the boundary.
  init(contentType: String, limits: Limits) throws(MultipartProblem) {
    guard let boundary = MultipartHeader.boundary(in: contentType) else { throw .noBoundary }
    delimiter = Array("\r\n--\(boundary)".utf8)
    self.limits = limits
  }

  /// Returns the parts of a complete body.
  static func parts(
    of body: [UInt8], contentType: String, limits: Limits
  ) throws(MultipartProblem) -> [Part] {
    var reader = try MultipartReader(contentType: contentType, limits: limits)
    try reader.take(body[...])
    return try reader.finish()
  }

  /// Parses the next piece.
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

  /// Returns the parts after the whole body has arrived.
  func finish() throws(MultipartProblem) -> [Part] {
    switch state {
    case .failed(let problem): throw problem
    case .end where rest.isEmpty || rest.count == Self.lineEnd.count: return parts
    case .start, .boundary, .headers, .content, .end: throw .cutOff
    }
  }

  // MARK: Steps

  /// Advances to the next state; returns `false` if it needs more bytes first.
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
    // NB: The bytes kept back may be the beginning of a boundary.
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

/// The reason why a body could not be parsed.
enum MultipartProblem: Error, Equatable {
  /// The request names no valid boundary.
  case noBoundary
  /// The body is not in the form that browsers send.
  case malformed
  /// The body ends before its last boundary.
  case cutOff
  /// The body exceeds a limit.
  case tooLong, headersTooLong, tooManyParts
}

extension ArraySlice<UInt8> {
  /// Appends a piece. NB: Appending to an empty slice would copy the piece.
  fileprivate mutating func add(_ piece: ArraySlice<UInt8>) {
    if isEmpty { self = piece } else { self += piece }
  }

  /// Returns the index at which `pattern` first begins; `nil` if it does not occur.
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
