import CalcotTesting
import Foundation

/// A page that shows the screens of an app side by side, with a row for each screen and a column
/// for each variant.
struct GalleryPage {
  /// The relation of a screen to its recording.
  enum Status: Equatable {
    case asRecorded
    case notRecorded
    /// It differs, as this text describes.
    case differs(String)
  }

  struct Cell {
    let variant: ScreenVariant
    /// The path of the files, without their extensions.
    let path: String
    let text: String
    /// A Boolean value that indicates whether the page differs from that of the gallery before.
    let isChanged: Bool
    let textStatus: Status
    /// Nil if there is no picture.
    let pictureStatus: Status?
  }

  private typealias Row = (name: String, link: String?, cells: [Cell])

  let variants: [ScreenVariant]
  let coverage: [ScreenCoverage]
  /// The address of the app whose code the page follows; nil for a page that stays as it is.
  let app: String?
  private var screens: [Row] = []
  /// The name of this page among those of its file.
  private let stamp = UUID().uuidString

  init(variants: [ScreenVariant], coverage: [ScreenCoverage] = [], app: String? = nil) {
    (self.variants, self.coverage, self.app) = (variants, coverage, app)
  }

  /// Adds a cell to the row of a screen, with its link in the app.
  mutating func add(_ cell: Cell, of screen: String, at link: String? = nil) {
    if let row = screens.firstIndex(where: { $0.name == screen }) {
      screens[row].cells.append(cell)
    } else {
      screens.append((screen, link, [cell]))
    }
  }

  static let stampFile = "stamp.js"
  /// The script from which the page learns of the next one.
  var stampScript: String { "window.galleryStamp = \"\(stamp)\";\n" }

  var html: String {
    let head = variants.map { "<th \(Self.marks($0))>\($0)</th>" }.joined()
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Screens</title>
      <style>
      \(Self.style)
      </style>
      <form>
      <input type="search" placeholder="Screen" aria-label="Screen">
      \(app == nil ? "" : Self.changedFilter)
      \(filters)
      </form>
      <table>
      <thead><tr><th>\(screens.count) screens</th>\(head)</tr></thead>
      <tbody>
      \(screens.map(row).joined(separator: "\n"))
      </tbody>
      </table>
      \(coverageTable)
      <script>
      \(Self.script)
      \(app == nil ? "" : followScript)
      </script>
      </html>

      """
  }

  // MARK: Filters

  private static func values(of variant: ScreenVariant) -> KeyValuePairs<String, String> {
    [
      "language": variant.language, "state": variant.state.rawValue,
      "width": variant.isNarrow ? "narrow" : "wide", "appearance": "\(variant.appearance)",
    ]
  }

  /// Returns the attributes by which the filters find the cells of a variant.
  private static func marks(_ variant: ScreenVariant) -> String {
    values(of: variant).map { "data-\($0)=\"\(escaped($1))\"" }.joined(separator: " ")
  }

  private var filters: String {
    let hasPictures = screens.contains { $0.cells.contains { $0.pictureStatus != nil } }
    let forms = (hasPictures ? ["picture"] : []) + ["text", "page"]
    var groups: [(name: String, values: [String])] = []
    for variant in variants {
      for (name, value) in Self.values(of: variant) {
        let place = groups.firstIndex { $0.name == name }
        guard let place else {
          groups.append((name, [value]))
          continue
        }
        if !groups[place].values.contains(value) { groups[place].values.append(value) }
      }
    }
    return (groups + [("form", forms)]).map { name, values in
      let boxes = values.map { value in
        """
        <label><input type="checkbox" name="\(name)" value="\(Self.escaped(value))" \
        \(value == (hasPictures ? "page" : "text") ? "" : "checked")> \(Self.escaped(value))</label>
        """
      }
      return "<fieldset><legend>\(name)</legend>\(boxes.joined())</fieldset>"
    }
    .joined(separator: "\n")
  }

  // MARK: Rows

  private func row(_ screen: Row) -> String {
    let cells = variants.map { variant in
      let cell = screen.cells.first { $0.variant == variant }
      let mark = cell?.isChanged == true ? " class=\"changed\"" : ""
      return
        "<td\(mark) \(Self.marks(variant))>\(cell.map(Self.content) ?? "no such screen")</td>"
    }
    let name = Self.escaped(screen.name)
    let address = app.flatMap { app in screen.link.map { Self.escaped(app + $0) } }
    let head = address.map { "<a href=\"\($0)\" target=\"app\">\(name)</a>" } ?? name
    return "<tr data-name=\"\(name)\"><th>\(head)</th>\(cells.joined(separator: "\n"))</tr>"
  }

  private var coverageTable: String {
    guard !coverage.isEmpty else { return "" }
    func row(_ cells: [String], _ tag: String) -> String {
      "<tr>" + cells.map { "<\(tag)>\(Self.escaped($0))</\(tag)>" }.joined() + "</tr>"
    }
    let rows = coverage.map { row($0.cells, "td") }.joined(separator: "\n")
    return """
      <table id="coverage"><caption>Used by an exploration</caption>
      <thead>\(row(ScreenCoverage.titles, "th"))</thead>
      <tbody>
      \(rows)
      </tbody></table>
      """
  }

  private static func content(_ cell: Cell) -> String {
    let path = escaped(cell.path)
    var picture = "<a href=\"\(path).png\"><img loading=\"lazy\" alt=\"\" src=\"\(path).png\"></a>"
    if case .differs? = cell.pictureStatus {
      let image = "<img loading=\"lazy\" alt=\"\" src=\"\(path)-difference.png\">"
      picture += "<a href=\"\(path)-difference.png\">\(image)</a>"
    }
    return (cell.pictureStatus.map { figure("picture", $0, picture) } ?? "")
      + figure("text", cell.textStatus, "<pre>\(escaped(cell.text))</pre>")
      + figure(
        "page", nil,
        "<iframe loading=\"lazy\" title=\"\(path)\" src=\"\(path).html\"></iframe>"
          + "<a href=\"\(path).html\">\(path).html</a>")
  }

  private static func figure(_ form: String, _ status: Status?, _ content: String) -> String {
    let caption: String
    switch status {
    case nil: caption = ""
    case .asRecorded: caption = "<figcaption>as recorded</figcaption>"
    case .notRecorded: caption = "<figcaption class=\"new\">not recorded</figcaption>"
    case .differs(let how):
      caption = "<figcaption class=\"differs\"><pre>\(escaped(how))</pre></figcaption>"
    }
    return "<figure data-form=\"\(form)\">\(caption)\(content)</figure>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  private static let style = """
    body { margin: 0; font: 14px/1.4 system-ui, sans-serif; color: #17181a; background: #f2f2f6 }
    form { display: flex; flex-wrap: wrap; gap: 8px; padding: 8px; align-items: end }
    fieldset { border: 1px solid #dddde3; border-radius: 6px; padding: 0 8px 4px }
    label { margin-right: 8px }
    th { position: sticky; background: #f2f2f6; text-align: left; padding: 4px 8px; z-index: 1 }
    thead th { top: 0; z-index: 2 }
    tbody th { left: 0; vertical-align: top; max-width: 180px; overflow-wrap: anywhere }
    caption { text-align: left; padding: 16px 8px 4px; font-weight: bold }
    td { vertical-align: top; padding: 8px; border-top: 1px solid #dddde3 }
    figure { margin: 0 0 8px; width: 390px }
    figcaption { font-size: 12px; color: #136b3c }
    .changed { outline: 2px solid #b25e00 }
    figcaption.new { color: #5c5d65 }
    figcaption.differs { color: #b3261e }
    img, iframe { display: block; max-width: 100%; border: 1px solid #dddde3; box-sizing: border-box }
    iframe { width: 390px; height: 600px }
    pre { margin: 0; padding: 4px; background: #fff; overflow-x: auto; font-size: 12px }
    """

  private static let script = """
    const form = document.querySelector("form");
    function filter() {
      for (const { name, value, checked } of form.querySelectorAll("fieldset [type=checkbox]")) {
        for (const part of document.querySelectorAll(`[data-${name}="${CSS.escape(value)}"]`)) {
          (part.hiddenBy ??= new Set())[checked ? "delete" : "add"](name);
          part.hidden = part.hiddenBy.size > 0;
        }
      }
      const wanted = form.querySelector("[type=search]").value.toLowerCase();
      const isChanged = document.getElementById("changed")?.checked;
      for (const row of document.querySelectorAll("[data-name]")) {
        row.hidden = !row.dataset.name.toLowerCase().includes(wanted)
          || isChanged && !row.querySelector(".changed");
      }
    }
    form.addEventListener("input", filter);
    form.addEventListener("submit", (event) => event.preventDefault());
    filter();
    """

  private static let changedFilter =
    "<label><input type=\"checkbox\" id=\"changed\"> just changed</label>"

  /// The script that loads the page anew when there is another one, with the same filters.
  private var followScript: String {
    """
    const inputs = [...form.querySelectorAll("input")];
    const kept = JSON.parse(sessionStorage.getItem("filters") ?? "{}");
    for (const input of inputs) {
      input.key = input.id || input.name + input.defaultValue;
      if (input.key in kept) [input.value, input.checked] = kept[input.key];
    }
    filter();
    form.addEventListener("input", () => {
      const state = inputs.map((input) => [input.key, [input.value, input.checked]]);
      sessionStorage.setItem("filters", JSON.stringify(Object.fromEntries(state)));
    });
    setInterval(() => {
      if (document.hidden) return;
      const look = document.createElement("script");
      look.src = "\(Self.stampFile)?" + Date.now();
      look.onload = () => {
        look.remove();
        if (window.galleryStamp !== "\(stamp)") location.reload();
      };
      document.head.append(look);
    }, 1000);
    """
  }
}
