/// A point in the picture's units, which are pixels at full size; x to the right, y down.
struct Point: Sendable, Equatable {
  var x: Double
  var y: Double

  func moved(by other: Point) -> Point { Point(x: x + other.x, y: y + other.y) }
}

struct Size: Sendable, Equatable {
  var width: Double
  var height: Double
}

struct Frame: Sendable, Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midY: Double { y + height / 2 }

  func moved(by other: Point) -> Frame {
    Frame(x: x + other.x, y: y + other.y, width: width, height: height)
  }

  func contains(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }
}

/// Estimates the widths of texts without a font: rather too large, for common sans-serif fonts.
enum TextMeasure {
  static func width(of text: String, size: Double = 12) -> Double {
    var units = 0.0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "i", "j", "l", "t", "f", "r", "I", ".", ",", ":", ";", "'", "|", "!", " ", "(", ")":
        units += 0.38
      case "m", "w", "M", "W", "@": units += 0.94
      case "A"..."Z", "_": units += 0.72
      case "\u{0}"..."\u{2E7F}": units += 0.6
      default: units += 1.05
      }
    }
    return units * size
  }

  /// Returns the text, truncated in its middle to a maximum width.
  static func fitted(_ text: String, to width: Double, size: Double = 12) -> String {
    guard self.width(of: text, size: size) > width else { return text }
    let characters = Array(text)
    var kept = characters.count - 1
    while kept > 1 {
      let head = (kept + 1) / 2
      let short =
        String(characters[..<head]) + "…" + String(characters[(characters.count - kept / 2)...])
      if self.width(of: short, size: size) <= width { return short }
      kept -= 1
    }
    return "…"
  }
}
