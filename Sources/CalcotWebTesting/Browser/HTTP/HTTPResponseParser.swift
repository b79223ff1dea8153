/// An incremental parser of an HTTP/1.1 response that accepts pieces cut anywhere.
package struct HTTPResponseParser {
  /// The error of an invalid response.
  package struct Malformed: Error, Equatable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
  }

  private enum Part {
    case statusLine
    case header
    case body(left: Int)
    case bodyUntilEnd
    case chunkSize
    case chunk(left: Int)
    case chunkEnd
    case trailer
    case done
  }

  private var part = Part.statusLine
  private var line: [UInt8] = []
  private var status = 0
  private var headers: [String: [String]] = [:]
  private var body: [UInt8] = []

  package init() {}

  /// The response, once it has arrived completely.
  package var response: HTTPResponse? {
    guard case .done = part else { return nil }
    return HTTPResponse(status: status, headers: headers, body: body)
  }

  /// Parses the next bytes; ignores those after the end of the response.
  package mutating func take(_ bytes: some Collection<UInt8>) throws(Malformed) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      switch part {
      case .done: return
      case .body(let left):
        let count = takeBody(&rest, atMost: left)
        part = count == left ? .done : .body(left: left - count)
      case .chunk(let left):
        let count = takeBody(&rest, atMost: left)
        part = count == left ? .chunkEnd : .chunk(left: left - count)
      case .bodyUntilEnd: _ = takeBody(&rest, atMost: rest.count)
      case .statusLine, .header, .chunkSize, .chunkEnd, .trailer:
        guard let whole = takeLine(&rest) else { return }
        try takeLine(whole)
      }
    }
  }

  /// Handles the closing of the connection by the server.
  package mutating func end() throws(Malformed) {
    switch part {
    case .done: return
    case .bodyUntilEnd: part = .done
    default: throw Malformed("The answer ended in its middle.")
    }
  }

  private mutating func takeBody(_ rest: inout ArraySlice<UInt8>, atMost limit: Int) -> Int {
    let taken = rest.prefix(limit)
    body += taken
    rest = rest.dropFirst(taken.count)
    return taken.count
  }

  private mutating func takeLine(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard let end = rest.firstIndex(of: 0x0A) else {
      line += rest
      rest = []
      return nil
    }
    line += rest[..<end]
    rest = rest[(end + 1)...]
    if line.last == 0x0D { line.removeLast() }
    defer { line = [] }
    return String(decoding: line, as: UTF8.self)
  }

  private mutating func takeLine(_ line: String) throws(Malformed) {
    switch part {
    case .statusLine: try takeStatus(line)
    case .header where line.isEmpty: try beginBody()
    case .header: try takeHeader(line)
    case .chunkSize:
      let digits = line.prefix { $0 != ";" && $0 != " " }
      guard let size = Int(digits, radix: 16), size >= 0 else {
        throw Malformed("No size of a chunk: '\(line)'.")
      }
      part = size == 0 ? .trailer : .chunk(left: size)
    case .chunkEnd:
      guard line.isEmpty else { throw Malformed("A chunk is longer than its size says.") }
      part = .chunkSize
    case .trailer: if line.isEmpty { part = .done }
    case .body, .bodyUntilEnd, .chunk, .done: break
    }
  }

  private mutating func takeStatus(_ line: String) throws(Malformed) {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]),
      (100...599).contains(status)
    else { throw Malformed("No status line: '\(line)'.") }
    self.status = status
    part = .header
  }

  private mutating func takeHeader(_ line: String) throws(Malformed) {
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
      throw Malformed("No header: '\(line)'.")
    }
    let name = line[..<colon].lowercased()
    let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
    let blanks = value.reversed().prefix { $0 == " " || $0 == "\t" }.count
    headers[name, default: []].append(String(value.dropLast(blanks)))
  }

  private mutating func beginBody() throws(Malformed) {
    if (100...199).contains(status) {
      headers = [:]
      part = .statusLine
    } else if status == 204 || status == 304 {
      part = .done
    } else if headers["transfer-encoding"]?.last?.lowercased().hasSuffix("chunked") == true {
      part = .chunkSize
    } else if let length = headers["content-length"]?.first {
      guard let length = Int(length), length >= 0 else {
        throw Malformed("No length: '\(length)'.")
      }
      part = length == 0 ? .done : .body(left: length)
    } else {
      part = .bodyUntilEnd
    }
  }
}
