extension JSONReader {
  /// Reads the number at the offset. Returns nil if it is not an integer, or too large for an
  /// `Int`.
  mutating func readNumber() throws(JSONSyntaxError) -> Int? {
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    let start = offset
    var value: Int? = try readDigits(isNegative: isNegative)
    if bytes[start] == UInt8(ascii: "0"), offset > start + 1 {
      throw JSONSyntaxError(
        offset: start, what: "a number begins with 0", remedy: "remove the zeros before it")
    }
    if byte == UInt8(ascii: ".") {
      offset += 1
      _ = try readDigits(isNegative: false)
      value = nil
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      offset += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
      _ = try readDigits(isNegative: false)
      value = nil
    }
    return value
  }

  private mutating func readDigits(isNegative: Bool) throws(JSONSyntaxError) -> Int? {
    let start = offset
    var value: Int? = 0
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      let digit = Int(byte - UInt8(ascii: "0"))
      if let sofar = value {
        let (tenfold, overflows) = sofar.multipliedReportingOverflow(by: 10)
        let (sum, overflowsToo) =
          isNegative
          ? tenfold.subtractingReportingOverflow(digit) : tenfold.addingReportingOverflow(digit)
        value = overflows || overflowsToo ? nil : sum
      }
      offset += 1
    }
    guard offset > start else { throw expected("a digit") }
    return value
  }
}
