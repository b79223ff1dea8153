extension JSONReader {
  /// Returns an error for an unexpected byte at the offset.
  func expected(_ thing: String) -> JSONSyntaxError {
    guard let byte else {
      return JSONSyntaxError(
        offset: offset, what: "the file ends where \(thing) has to be",
        remedy: "the file is cut off; copy or export it again")
    }
    if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return JSONSyntaxError(
        offset: 0, what: "the file begins with a byte order mark",
        remedy: "save it as UTF-8 without one")
    }
    let found =
      switch byte {
      case 0x21...0x7E: "'\(Character(Unicode.Scalar(byte)))'"
      default: "the byte 0x\(String(byte, radix: 16, uppercase: true))"
      }
    return JSONSyntaxError(
      offset: offset, what: "\(found) stands where \(thing) has to be",
      remedy: "correct it; the file has to be JSON")
  }
}
