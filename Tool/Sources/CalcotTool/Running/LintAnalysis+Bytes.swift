import CalcotFiles
import CalcotFindings
import CalcotReports

/// The bytes of an analysis in the cache. Only the build of the tool that wrote them reads them.
extension LintAnalysis {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.append(UInt32(lineCount))
    writer.append(reported) { $0.append($1) }
    writer.append(suppressed) { writer, one in
      writer.append(one.finding)
      writer.append(one.cause.rawValue)
      writer.append(one.reason)
    }
    writer.append(problems) { writer, problem in
      writer.append(problem.path)
      writer.append(number: problem.line ?? 0)
      writer.append(problem.message)
    }
    let judged = judgedTypes.sorted { $0.key < $1.key }
    writer.append(judged.map(\.key)) { $0.append($1) }
    writer.append(judged.map(\.value)) { $0.append(number: $1) }
    writer.append(notes) { $0.append($1) }
    return writer.bytes
  }

  /// Reads an analysis; nil if the bytes are incomplete.
  init?(bytes: [UInt8]) {
    let read = bytes.withUnsafeBytes { bytes -> LintAnalysis? in
      var reader = ByteReader(bytes)
      return try? LintAnalysis(reading: &reader)
    }
    guard let read else { return nil }
    self = read
  }

  private init(reading reader: inout ByteReader) throws(CorruptCache) {
    lineCount = Int(try reader.number())
    reported = try reader.list { reader throws(CorruptCache) in try reader.finding() }
    suppressed = try reader.list { reader throws(CorruptCache) in
      let finding = try reader.finding()
      let cause = try reader.value(SuppressedFinding.Cause.self)
      return SuppressedFinding(finding, by: cause, reason: try reader.text())
    }
    problems = try reader.list { reader throws(CorruptCache) in
      let path = try reader.text()
      let line = try reader.integer()
      return LintReport.Problem(
        path: path, line: line == 0 ? nil : line, message: try reader.text())
    }
    let judged = try reader.list { reader throws(CorruptCache) in try reader.text() }
    let counts = try reader.list { reader throws(CorruptCache) in try reader.integer() }
    judgedTypes = Dictionary(zip(judged, counts), uniquingKeysWith: { one, _ in one })
    notes = try reader.list { reader throws(CorruptCache) in try reader.text() }
    guard reader.remaining == 0 else { throw CorruptCache() }
  }
}

extension ByteWriter {
  fileprivate mutating func append<Element>(
    _ list: [Element], _ one: (inout ByteWriter, Element) -> Void
  ) {
    append(UInt32(list.count))
    for element in list { one(&self, element) }
  }

  fileprivate mutating func append(number: Int) {
    append(short: UInt32(clamping: number))
  }

  fileprivate mutating func append(_ finding: Finding) {
    append(finding.rule)
    append(finding.severity.rawValue)
    let confidence = finding.confidence.bitPattern
    append(UInt32(truncatingIfNeeded: confidence))
    append(UInt32(truncatingIfNeeded: confidence >> 32))
    append(finding.grade?.rawValue ?? "")
    append(finding.message)
    append(finding.evidence) { writer, evidence in
      writer.append(evidence.note)
      writer.append(evidence.path)
      writer.append(number: evidence.line)
      writer.append(number: evidence.column)
    }
    append(finding.path)
    append(number: finding.line)
    append(number: finding.column)
    append(finding.subject.type)
    append(finding.subject.member)
    append(finding.subject.symbol)
    append(finding.fix.map { [$0] } ?? []) { writer, fix in
      writer.append(fix.title)
      writer.append(fix.edits) { writer, edit in
        writer.append(number: edit.start)
        writer.append(number: edit.end)
        writer.append(edit.text)
      }
    }
  }
}

extension ByteReader {
  fileprivate mutating func list<Element>(
    _ one: (inout ByteReader) throws(CorruptCache) -> Element
  ) throws(CorruptCache) -> [Element] {
    let count = try count(ofSize: 1)
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try one(&self)) }
    return list
  }

  fileprivate mutating func integer() throws(CorruptCache) -> Int { Int(try short()) }

  fileprivate mutating func value<Value: RawRepresentable<String>>(
    _ type: Value.Type
  ) throws(CorruptCache) -> Value {
    guard let value = Value(rawValue: try text()) else { throw CorruptCache() }
    return value
  }

  fileprivate mutating func finding() throws(CorruptCache) -> Finding {
    let rule = try text()
    let severity = try value(Severity.self)
    let confidence = UInt64(try number()) | UInt64(try number()) << 32
    let grade = try text()
    return Finding(
      rule: rule, severity: severity, confidence: Double(bitPattern: confidence),
      grade: Grade(rawValue: grade), message: try text(),
      evidence: try list { reader throws(CorruptCache) in
        Evidence(
          note: try reader.text(), path: try reader.text(), line: try reader.integer(),
          column: try reader.integer())
      },
      path: try text(), line: try integer(), column: try integer(),
      subject: Subject(type: try text(), member: try text(), symbol: try text()),
      fix: try list { reader throws(CorruptCache) in try reader.fix() }.first)
  }

  private mutating func fix() throws(CorruptCache) -> Fix {
    Fix(
      title: try text(),
      edits: try list { reader throws(CorruptCache) in
        Fix.Edit(
          start: try reader.integer(), end: try reader.integer(), text: try reader.text())
      })
  }
}
