import CWebClient
import CalcotTree

/// The files that every page loads. Their addresses contain a hash of the content, so browsers may
/// cache them.
enum WebAssets {
  struct Asset: Equatable, Sendable {
    let path: String
    let type: String
    let bytes: [UInt8]
    let address: String

    init(_ path: String, _ type: String, _ bytes: [UInt8]) {
      self.path = path
      self.type = type
      self.bytes = bytes
      address = "\(path)?\(PageKey.of([String(decoding: bytes, as: UTF8.self)]))"
    }
  }

  static let livePath = "/calcot/live"
  /// The address to which browsers report what a content security policy has forbidden.
  static let reportPath = "/calcot/report"
  /// The prefixes of the addresses of shared files and of uploads.
  static let filePath = "/calcot/file/"
  static let uploadPath = "/calcot/upload/"
  static let script = Asset(
    "/calcot/calcot.js", "text/javascript; charset=utf-8",
    uncommented(bytes(of: c_web_script())))
  static let style = Asset(
    "/calcot/calcot.css", "text/css; charset=utf-8", plain(bytes(of: c_web_style())))
  /// The icon of a home screen, and the one that browsers request by themselves.
  static let touchIcon = Asset(
    "/calcot/touch-icon.png", "image/png", bytes(of: c_web_icon()))
  private static let favicon = Asset("/favicon.ico", "image/png", touchIcon.bytes)
  static let manifestPath = "/calcot/manifest.json"
  static let icon = Asset("/calcot/icon.svg", "image/svg+xml", Array(iconText.utf8))

  /// The symbol for a picture that a browser could not load, which the style uses as a mask.
  static let missingPicture = Asset(
    "/calcot/missing.svg", "image/svg+xml",
    Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" \
      stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round">\
      <path d="\(Symbol.missingPicture.path)"/></svg>
      """.utf8))

  private static func bytes(of file: CWebFile) -> [UInt8] {
    Array(UnsafeBufferPointer(start: file.start, count: file.count))
  }

  /// Returns a script without the lines that are comments. The others keep their numbers, which a browser
  /// tells with a failure.
  private static func uncommented(_ script: [UInt8]) -> [UInt8] {
    let lines = script.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let text = lines.map { line in
      let line = line.drop { $0 == UInt8(ascii: " ") }
      return line.starts(with: "//".utf8) || line.starts(with: "/**".utf8) ? [] : line
    }
    return Array(text.joined(separator: "\n".utf8))
  }

  /// Returns a style without its comments, and without the spaces that only its readers need.
  private static func plain(_ style: [UInt8]) -> [UInt8] {
    let parts = String(decoding: style, as: UTF8.self)
      .split(separator: "/*", omittingEmptySubsequences: false)
    let rest = parts.dropFirst().map {
      $0.split(separator: "*/", maxSplits: 1, omittingEmptySubsequences: false).last ?? ""
    }
    let lines = (parts.prefix(1) + rest).joined().split(separator: "\n").map { line in
      let line = line.drop { $0 == " " }
      return line.last.map("{};,".contains) ?? true ? line : line + " "
    }
    let text = [" {", ": ", ", ", " >", "> "].reduce(lines.joined()) { text, pair in
      text.replacing(pair, with: pair.replacing(" ", with: ""))
    }
    return Array(text.replacing(" 0.", with: " .").replacing(";}", with: "}").utf8)
  }

  static func asset(at path: String) -> Asset? {
    [script, style, icon, missingPicture, touchIcon, favicon].first { $0.path == path }
  }

  /// The icon, a calçot: white below, green leaves above.
  private static let iconText = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">\
    <path d="M16 30c-3 0-4-2-4-5V12h8v13c0 3-1 5-4 5z" fill="#fffdf5" stroke="#8a9a5b" \
    stroke-width="1.5"/><path d="M12 13 6 2c4 1 6 4 8 8L16 1l2 9c2-4 4-7 8-8l-6 11z" \
    fill="#5b8c3a"/></svg>
    """
}
