import CalcotContent
import CalcotTree

/// The placeholder of a picture: a sign with the label, in a frame if there is room.
struct ImageLayout {
  let value: ImageValue
  let width: Int
  /// A Boolean value that indicates whether there is room for a frame.
  let isRoomy: Bool

  private static let narrowestFrame = 24
  /// The columns of both edges of the frame, with the spaces next to them.
  private static let edges = 4

  var lines: [[Run]] {
    guard value.role == .picture, isRoomy, width >= Self.narrowestFrame else {
      return words(width)
    }
    let inner = words(width - Self.edges)
    let columns = inner.columns
    let bar = String(repeating: "─", count: columns + 2)
    return [[edge("╭\(bar)╮", 0)]]
      + inner.moved(by: 2).map { [edge("│", 0)] + $0 + [edge("│", columns + 3)] }
      + [[edge("╰\(bar)╯", 0)]]
  }

  private func words(_ width: Int) -> [[Run]] {
    SignedText(sign: value.sign(for: nil), text: text, style: style, width: width).lines
  }

  private var text: String {
    let label = value.label ?? ""
    guard let source = value.source else { return label.isEmpty ? "…" : "… " + label }
    guard value.problem == nil, case .data(let image) = source, let size = image.size else {
      return label
    }
    let dimensions = "(\(size.width)×\(size.height))"
    return label.isEmpty ? dimensions : "\(label) \(dimensions)"
  }

  private var style: TextStyle {
    guard value.problem == nil, let source = value.source else { return TextStyle(dim: true) }
    guard case .address(let address) = source else { return .standard }
    return TextStyle(link: address)
  }

  private func edge(_ text: String, _ column: Int) -> Run {
    Run(column: column, text: text, style: TextStyle(dim: true))
  }
}

extension ImageValue {
  /// Returns the sign in place of the picture: the initials of a portrait, the sign of a symbol, or
  /// a sign for a picture that is ready, loading, or impossible to show.
  ///
  /// - Parameter name: The name of the portrait's person, if known, to derive missing initials.
  func sign(for name: String?) -> String {
    if role == .avatar, name != nil || problem == nil { return portrait(of: name) }
    if problem != nil { return "⊠" }
    return switch source {
    case nil: "□"
    case .symbol(let symbol): symbol.shownSign ?? Symbol.photo.sign
    case .initials(let letters): Self.inBrackets(letters) ?? Symbol.person.sign
    case .data, .address: Symbol.photo.sign
    }
  }

  private func portrait(of name: String?) -> String {
    switch source {
    case .symbol(let symbol)?: return "(\(symbol.shownSign ?? Symbol.person.sign))"
    case .initials(let letters)?:
      return Self.inBrackets(letters) ?? "(\(Symbol.person.sign))"
    case .data?, .address?, nil: break
    }
    guard let name, case .initials(let letters) = ImageSource.initials(of: name) else {
      return "(\(Symbol.person.sign))"
    }
    return Self.inBrackets(letters) ?? "(\(Symbol.person.sign))"
  }

  /// Returns the first letters that fit in two columns, in brackets, so that all portraits are
  /// equally wide; nil if none fits.
  private static func inBrackets(_ letters: String) -> String? {
    var (text, width) = ("", 0)
    for letter in letters {
      width += DisplayWidth.of(letter)
      guard width <= 2 else { break }
      if DisplayWidth.of(letter) > 0 { text.append(DisplayWidth.shown(letter)) }
    }
    return text.isEmpty ? nil : "(\(text))"
  }
}
