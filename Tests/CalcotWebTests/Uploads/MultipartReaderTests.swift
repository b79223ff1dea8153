import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import CalcotWebTesting
import Foundation
import Testing

@testable import CalcotWeb

@Suite("A form with files is taken apart")
struct MultipartReaderTests {
  private let limits = MultipartReader.Limits(bytes: 1_000_000, parts: 20)
  private let type = "multipart/form-data; boundary=XX"

  /// Returns the parts of a text, with CRLF line endings.
  private func parts(
    _ text: String, limits: MultipartReader.Limits? = nil
  ) -> Result<[MultipartReader.Part], MultipartProblem> {
    Result { () throws(MultipartProblem) in
      try MultipartReader.parts(
        of: Array(text.replacing("\n", with: "\r\n").utf8), contentType: type,
        limits: limits ?? self.limits)
    }
  }

  private let note = """
    --XX
    Content-Disposition: form-data; name="token"

    abc
    --XX
    Content-Disposition: form-data; name="files"; filename="a.txt"
    Content-Type: text/plain

    one
    --X
    --XX--

    """

  @Test func `into fields and files`() throws {
    let found = try parts(note).get()
    #expect(found.map(\.name) == ["token", "files"])
    #expect(found.map(\.fileName) == [nil, "a.txt"])
    #expect(found.map { String(decoding: $0.content, as: UTF8.self) } == ["abc", "one\r\n--X"])
  }

  @Test func `the same wherever it is cut`() throws {
    var random = SeededGenerator(seed: RandomText.seed)
    for _ in 0..<Rounds.of(200, short: 40) {
      let form = RandomForm(&random)
      var reader = try MultipartReader(contentType: form.body.contentType, limits: limits)
      var rest = form.body.bytes[...]
      while !rest.isEmpty {
        let size = Int.random(in: 1...max(1, rest.count / 2), using: &random)
        try reader.take(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      #expect(try reader.finish() == form.parts, "seed \(RandomText.seed)")
    }
  }

  @Test func `without copying what came in one piece`() throws {
    let bytes = Array(note.replacing("\n", with: "\r\n").utf8)
    let found = try MultipartReader.parts(of: bytes, contentType: type, limits: limits)
    let body = bytes.withUnsafeBytes { Addresses($0) }
    for part in found {
      let content = part.content.withUnsafeBytes { Addresses($0) }
      #expect(body.contains(content), "\(part.name) was copied")
    }
    withExtendedLifetime(bytes) {}
  }

  @Test func `byte by byte`() throws {
    var reader = try MultipartReader(contentType: type, limits: limits)
    let bytes = Array(note.replacing("\n", with: "\r\n").utf8)
    for place in bytes.indices { try reader.take(bytes[place...place]) }
    #expect(try reader.finish() == parts(note).get())
  }

  @Test func `or refused as a whole, whatever is changed in it`() {
    var random = SeededGenerator(seed: RandomText.seed)
    for _ in 0..<Rounds.of(20_000, short: 2_000) {
      var (type, bytes) = (self.type, Array(note.replacing("\n", with: "\r\n").utf8))
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(bytes.randomElement(using: &random) ?? 0, at: place)
        default: type = RandomText.make(&random) + type + RandomText.make(&random)
        }
      }
      let whole = Result { () throws(MultipartProblem) in
        try MultipartReader.parts(of: bytes, contentType: type, limits: limits)
      }
      let inPieces = Result { () throws(MultipartProblem) in
        var reader = try MultipartReader(contentType: type, limits: limits)
        for place in bytes.indices { try reader.take(bytes[place...place]) }
        return try reader.finish()
      }
      #expect(whole == inPieces, "seed \(RandomText.seed)")
      if case .success(let parts) = whole {
        #expect(parts.reduce(0) { $0 + $1.content.count } < bytes.count)
      }
    }
  }

  @Test func `not when it is cut off, at any place`() {
    let bytes = Array(note.replacing("\n", with: "\r\n").utf8)
    // At most the line ending of the last line may be missing.
    for count in 0..<(bytes.count - 2) {
      #expect(throws: MultipartProblem.cutOff) {
        try MultipartReader.parts(
          of: Array(bytes[..<count]), contentType: type, limits: limits)
      }
    }
  }

  @Test(arguments: [
    "x\n--XX--\n", "\n--XX--\n", "--XX--\nx", "--XX-\n", "--XX\n\nabc\n--XX--\n", "--XXX--\n",
    "--XX\nContent-Disposition: form-data\n\n\n--XX--\n",
    "--XX\nContent-Disposition: attachment; name=\"a\"\n\n\n--XX--\n",
    "--XX\nContent-Disposition: form-data; name=\"a\n\n\n--XX--\n",
    "--XX\nContent-Disposition: form-data; name=\"a\"; name=\"b\"\n\n\n--XX--\n",
    "--XX\nContent-Type: text/plain\n\n\n--XX--\n",
    "--XX\nContent-Disposition: form-data; name=a\nContent-Disposition: form-data; name=b\n\n\n--XX--\n",
    "--XX\nContent-Disposition: form-data; name=a\nContent-Transfer-Encoding: base64\n\n\n--XX--\n",
    "--XX\nContent-Disposition form-data; name=a\n\n\n--XX--\n",
  ])
  func `not when it is malformed`(_ text: String) {
    #expect(parts(text) == .failure(.malformed))
  }

  @Test func `not beyond its limits`() throws {
    let field = "--XX\nContent-Disposition: form-data; name=a\n\nabc\n"
    #expect(throws: Never.self) { try parts(field + field + "--XX--\n").get() }
    var limits = MultipartReader.Limits(bytes: 200, parts: 1)
    #expect(parts(field + field + "--XX--\n", limits: limits) == .failure(.tooManyParts))
    limits = MultipartReader.Limits(bytes: 60, parts: 9)
    #expect(parts(field + field + "--XX--\n", limits: limits) == .failure(.tooLong))
    limits = MultipartReader.Limits(bytes: 10_000, parts: 9, headerBytes: 100)
    let long = field.replacing("\n\n", with: "\nX: \(String(repeating: "x", count: 100))\n\n")
    #expect(parts(long + "--XX--\n", limits: limits) == .failure(.headersTooLong))
    let endless = "--XX\nX: \(String(repeating: "x", count: 200))"
    #expect(parts(endless, limits: limits) == .failure(.headersTooLong))
  }

  @Test func `and not any further after an error`() throws {
    var reader = try MultipartReader(contentType: type, limits: limits)
    let (wrong, right) = (Array("x".utf8), Array("--XX--".utf8))
    #expect(throws: MultipartProblem.malformed) { try reader.take(wrong[...]) }
    #expect(throws: MultipartProblem.malformed) { try reader.take(right[...]) }
    #expect(throws: MultipartProblem.malformed) { try reader.finish() }
  }

  @Test(arguments: [
    (FilePick(most: 3, mostBytes: 1_000), 3_000), (FilePick(most: .max, mostBytes: .max), 50_000),
    (FilePick(most: 9, mostBytes: 10_000), 50_000), (FilePick(mostBytes: -7), 0),
  ])
  func `with room for what may be picked, and never for more than is allowed`(
    _ pick: FilePick, _ bytes: Int
  ) {
    let limits = MultipartReader.Limits(pick, most: 50_000)
    #expect(limits.bytes >= bytes && limits.bytes <= min(bytes + 20_000, 50_000))
    #expect(limits.parts > 3)
  }
}

/// The memory addresses of some bytes.
private struct Addresses {
  let range: Range<UInt>

  init(_ bytes: UnsafeRawBufferPointer) {
    let start = UInt(bitPattern: bytes.baseAddress)
    range = start..<start + UInt(bytes.count)
  }

  func contains(_ other: Addresses) -> Bool { other.range.clamped(to: range) == other.range }
}

/// A form of random fields and files, with any content except its boundary.
private struct RandomForm {
  var body: UploadBody
  var parts: [MultipartReader.Part] = []

  init(_ random: inout SeededGenerator) {
    let boundary = "bound" + String(Int.random(in: 0..<1_000, using: &random))
    var fields: [(name: String, value: String)] = []
    for place in 0..<Int.random(in: 0...3, using: &random) {
      // NB: A percent-encoded quote cannot be distinguished from a quote.
      let name = "field \(place) \"é\" \\ ;="
      let value = RandomText.make(&random)
      fields.append((name, value))
      parts.append(.init(name: name, fileName: nil, content: Array(value.utf8)[...]))
    }
    var files: [PickedFile] = []
    for place in 0..<Int.random(in: 0...4, using: &random) {
      let content = Self.content(boundary, &random)
      files.append(PickedFile("\(place) a;b=\"c\" 😀.bin", content: Data(content)))
      parts.append(.init(name: "files", fileName: files[place].name, content: content[...]))
    }
    body = UploadBody(fields: fields, files: files, boundary: boundary)
  }

  /// Returns bytes that often look like the beginning of a boundary.
  private static func content(_ boundary: String, _ random: inout SeededGenerator) -> [UInt8] {
    let almost = Array("\r\n--\(boundary)".utf8)
    return (0..<Int.random(in: 0...12, using: &random)).flatMap { _ -> [UInt8] in
      switch Int.random(in: 0..<3, using: &random) {
      case 0: Array(almost.prefix(Int.random(in: 0..<almost.count, using: &random)))
      case 1: [0x0D, 0x0A, 0x0D, 0x0A]
      default: (0..<9).map { _ in UInt8.random(in: 0x80...255, using: &random) }
      }
    }
  }
}
