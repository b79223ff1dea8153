internal import CalcotText

extension Storyboard {
  /// Reads a storyboard or nib from its XML. Omits unknown elements.
  /// - Parameter path: The path for evidence, which also tells the name.
  init(reading bytes: [UInt8], path: String) {
    let file = path.split(separator: "/").last ?? ""
    let isNib = file.hasSuffix(".xib")
    name = String(file.prefix { $0 != "." })
    if isNib { readNib(bytes, path: path) } else { readScenes(bytes, path: path) }
  }

  private mutating func readScenes(_ bytes: [UInt8], path: String) {
    var scene: Scene?
    /// The enclosing elements, and whether each is the scene's controller.
    var around: [Bool] = []
    for tag in XMLTags(bytes) {
      if tag.kind == .closing { _ = around.popLast() }
      let isController = tag.attributes["sceneMemberID"] == "viewController"
      switch tag.name {
      case "document" where tag.kind == .opening:
        initial = tag.attributes["initialViewController"]
      case "scene" where tag.kind == .closing:
        if let done = scene { scenes.append(done) }
        scene = nil
      case "segue" where tag.kind != .closing:
        if var segue = Segue(tag, path: path) {
          let isManual = segue.kind != "relationship" && segue.kind != "embed"
          segue.isPerformed = isManual && around.dropLast().last ?? false
          scene?.segues.append(segue)
        }
      default:
        if isController, let id = tag.attributes["id"] { scene = Scene(tag, id: id) }
      }
      if tag.kind == .opening { around.append(isController) }
    }
  }

  /// Reads the controllers of a nib; a controller that encloses others shows them.
  private mutating func readNib(_ bytes: [UInt8], path: String) {
    /// The enclosing elements, each with the number of its scene if it is a controller.
    var around: [Int?] = []
    for tag in XMLTags(bytes) {
      if tag.kind == .closing { _ = around.popLast() }
      var number: Int?
      if tag.kind != .closing, tag.name.hasSuffix("ontroller"), let id = tag.attributes["id"] {
        number = scenes.count
        if let outer = around.compactMap(\.self).last {
          let isTab = scenes[outer].kind == "tabBarController"
          scenes[outer].segues.append(
            Segue(
              kind: "relationship", relationship: isTab ? "viewControllers" : "rootViewController",
              destination: id,
              evidence: SourceLine(
                place: Place(path: path, line: tag.line), text: String(tag.text.prefix(200)))))
        } else if initial == nil {
          initial = id
        }
        scenes.append(Scene(tag, id: id))
      }
      if tag.kind == .opening { around.append(number) }
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
