import Calcot
import CalcotContent

extension WebResponse {
  /// The security headers of every response.
  private static let safety = [policy(imageOrigins: [])] + otherSafety

  private static func policy(imageOrigins: [String]) -> WebHeader {
    let images = (["'self'"] + imageOrigins).joined(separator: " ")
    return WebHeader(
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src \(images); "
        + "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
        + "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types calcot; "
        + "report-uri \(WebAssets.reportPath); report-to csp")
  }

  private static let otherSafety = [
    WebHeader("Reporting-Endpoints", "csp=\"\(WebAssets.reportPath)\""),
    WebHeader(
      "Permissions-Policy",
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), "
        + "browsing-topics=()"),
    WebHeader("X-Content-Type-Options", "nosniff"),
    WebHeader("X-Frame-Options", "DENY"),
    WebHeader("Referrer-Policy", "same-origin"),
    WebHeader("Cross-Origin-Opener-Policy", "same-origin"),
    WebHeader("Cross-Origin-Resource-Policy", "same-origin"),
  ]

  /// Returns a page.
  ///
  /// - Parameter imageOrigins: The origins that it may load pictures from, besides its own.
  static func page(_ status: Int, _ html: String, imageOrigins: [String] = []) -> WebResponse {
    WebResponse(
      status: status,
      headers: [policy(imageOrigins: imageOrigins)] + otherSafety + [
        WebHeader("Content-Type", "text/html; charset=utf-8"),
        WebHeader("Cache-Control", "no-store"), WebHeader("Vary", "Cookie, Accept-Language"),
      ], body: Array(html.utf8))
  }

  /// Returns the manifest with which a browser installs the site.
  static func manifest(_ site: WebSiteOptions.About) -> WebResponse {
    var json = JSONWriter()
    json.beginObject()
    for (key, value) in [
      ("name", site.name), ("short_name", site.name), ("description", site.summary),
      ("start_url", "/"), ("display", "standalone"), ("background_color", "#f2f2f6"),
      ("theme_color", "#f2f2f6"),
    ] where !value.isEmpty {
      json.key(key)
      json.add(value)
    }
    json.key("icons")
    json.beginArray()
    for (icon, size) in [
      (site.themeFiles?.icon ?? WebAssets.icon, "any"), (WebAssets.touchIcon, "180x180"),
    ] {
      json.beginObject()
      for (key, value) in [("src", icon.address), ("sizes", size), ("type", icon.type)] {
        json.key(key)
        json.add(value)
      }
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return WebResponse(
      status: 200,
      headers: safety + [
        WebHeader("Content-Type", "application/manifest+json"),
        WebHeader("Cache-Control", "no-cache"),
      ], body: Array(json.text.utf8))
  }

  static func plain(_ status: Int, _ text: String) -> WebResponse {
    WebResponse(
      status: status,
      headers: safety + [
        WebHeader("Content-Type", "text/plain; charset=utf-8"),
        WebHeader("Cache-Control", "no-store"),
      ], body: Array((text + "\n").utf8))
  }

  /// Returns a response that the browser saves as a file, whatever its content, and that no cache
  /// stores.
  static func file(named name: String, _ bytes: [UInt8]) -> WebResponse {
    let plain = String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { scalar in
          let isPlain =
            (0x20..<0x7F).contains(scalar.value) && !"\"\\%".unicodeScalars.contains(scalar)
          return isPlain ? scalar : "_"
        }))
    // RFC 6266: The second name is for browsers that support it, which all do.
    let disposition =
      "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(PercentCoding.encoded(name))"
    return WebResponse(
      status: 200,
      headers: safety + [
        WebHeader("Content-Type", "application/octet-stream"),
        WebHeader("Content-Disposition", disposition), WebHeader("Cache-Control", "no-store"),
      ], body: bytes)
  }

  /// Returns a picture of an app, whose address always has the same content; 304 if the browser has
  /// it already. NB: opened by itself, it can do nothing, whatever it is.
  static func image(
    _ image: ServedImages.Body, named name: String, _ request: WebRequest
  ) -> WebResponse {
    let tag = "\"\(name)\""
    let headers = [
      WebHeader("Content-Security-Policy", "default-src 'none'; sandbox"),
      WebHeader("X-Content-Type-Options", "nosniff"),
      WebHeader("Cross-Origin-Resource-Policy", "same-origin"),
      WebHeader("Cache-Control", "private, max-age=31536000, immutable"), WebHeader("ETag", tag),
      WebHeader("Content-Type", image.type),
    ]
    guard request.header("if-none-match") != tag else {
      return WebResponse(status: 304, headers: headers)
    }
    return WebResponse(status: 200, headers: headers, body: image.bytes)
  }

  static func seeOther(_ target: String) -> WebResponse {
    WebResponse(
      status: 303,
      headers: safety + [WebHeader("Location", target), WebHeader("Cache-Control", "no-store")])
  }

  /// Returns a file whose address contains a hash of its content; 304 if the browser has it
  /// already.
  ///
  /// - Parameter prelude: The bytes before the client script.
  static func asset(
    _ asset: WebAssets.Asset, _ request: WebRequest, prelude: [UInt8]
  ) -> WebResponse {
    // Weak, because the same content may be sent gzipped.
    let tag = "W/\"\(asset.address)\""
    let isCurrent = request.target == asset.address
    let headers =
      safety + [
        WebHeader("Content-Type", asset.type), WebHeader("ETag", tag),
        WebHeader(
          "Cache-Control", isCurrent ? "public, max-age=31536000, immutable" : "no-cache"),
      ]
    guard request.header("if-none-match") != tag else {
      return WebResponse(status: 304, headers: headers)
    }
    let isScript = asset.path == WebAssets.script.path
    return WebResponse(
      status: 200, headers: headers, body: isScript ? prelude + asset.bytes : asset.bytes)
  }
}

extension Answer {
  /// Returns the reason why the opened link does not lead on, for the user; `nil` if it does.
  func reason(in words: HostWords) -> String? {
    switch self {
    case .refused(.notFound), .refused(.badLink): words.page.notFound
    case .refused(.guarded(let reason)): reason
    case .refused, .done, .queued, .deferred: nil
    }
  }

  /// A Boolean value that indicates whether the opened link leads to a place.
  var isFound: Bool {
    switch self {
    case .refused(.notFound), .refused(.badLink): false
    case .refused, .done, .queued, .deferred: true
    }
  }
}
