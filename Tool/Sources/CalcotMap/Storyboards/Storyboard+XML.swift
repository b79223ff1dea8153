internal import CalcotText

extension Storyboard {
  /// Reads a storyboard from its XML. What it does not know is left out.
  /// - Parameter path: The path for evidence, which also tells the name.
  public init(reading bytes: [UInt8], path: String) {
    let file = path.split(separator: "/").last ?? ""
    name = String(file.hasSuffix(".storyboard") ? file.dropLast(11) : file)
    var scene: Scene?
    for tag in XMLTags(bytes) {
      switch tag.name {
      case "document" where tag.kind == .opening:
        initial = tag.attributes["initialViewController"]
      case "scene" where tag.kind == .closing:
        if let done = scene { scenes.append(done) }
        scene = nil
      case "segue" where tag.kind != .closing:
        if let segue = Segue(tag, path: path) { scene?.segues.append(segue) }
      default:
        if tag.attributes["sceneMemberID"] == "viewController", let id = tag.attributes["id"] {
          scene = Scene(tag, id: id)
        }
      }
    }
  }
}

extension Storyboard.Scene {
  fileprivate init(_ tag: XMLTag, id: String) {
    self.init(id: id, kind: tag.name)
    identifier = tag.attributes["storyboardIdentifier"] ?? ""
    className = tag.attributes["customClass"] ?? ""
    if let storyboard = tag.attributes["storyboardName"] {
      reference = Storyboard.Reference(
        storyboard: storyboard, identifier: tag.attributes["referencedIdentifier"] ?? "")
    }
  }
}

extension Storyboard.Segue {
  fileprivate init?(_ tag: XMLTag, path: String) {
    guard let kind = tag.attributes["kind"], let destination = tag.attributes["destination"],
      kind != "unwind"
    else { return nil }
    self.init(
      kind: kind, relationship: tag.attributes["relationship"] ?? "", destination: destination,
      identifier: tag.attributes["identifier"] ?? "",
      evidence: SourceLine(
        place: Place(path: path, line: tag.line), text: String(tag.text.prefix(200))))
  }
}
