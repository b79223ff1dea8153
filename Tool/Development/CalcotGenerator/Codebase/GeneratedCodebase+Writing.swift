internal import CalcotText
public import Foundation

extension GeneratedCodebase {
  /// Writes the files into `folder`, and `plants.json` beside them; missing folders are created.
  public func write(to folder: URL) throws {
    var made: Set<String> = []
    for file in files {
      let url = folder.appending(path: file.path)
      let parent = url.deletingLastPathComponent()
      if made.insert(parent.path).inserted {
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      }
      try Data(file.text.utf8).write(to: url)
    }
    try Data(manifest.utf8).write(to: folder.appending(path: "plants.json"))
  }

  /// The planted code as JSON: an array of `id`, `kind`, `expected`, `path`, `line` and `needle`.
  public var manifest: String {
    let rows = plants.enumerated().map { number, plant in
      let id = (plant.isViolation ? "P" : "N") + "\(number + 1)"
      return
        "  {\"id\": \"\(id)\", \"kind\": \"\(plant.kind)\", \"expected\": \(plant.isViolation), "
        + "\"path\": \"\(plant.path)\", \"line\": \(plant.line), "
        + "\"needle\": \(Escape.json(plant.needle))}"
    }
    return "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }
}
