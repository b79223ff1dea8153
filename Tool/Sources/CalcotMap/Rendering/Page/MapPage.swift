import CalcotText

/// A map as a page without other files, and without a server.
struct MapPage {
  let drawing: Drawing
  let layout: MapLayout

  init(_ drawing: Drawing) {
    self.drawing = drawing
    layout = MapLayout(drawing.map)
  }

  func html() -> String {
    let title = Escape.label(drawing.map.title)
    let onion = OnionPicture(drawing.map.layers)
    let size = onion.size
    let layersPicture =
      size.width == 0
      ? "<p>No layers were found.</p>"
      : "<svg role=\"img\" aria-label=\"Layers\" width=\"\(number(size.width))\" "
        + "height=\"\(number(size.height))\">\(onion.svg())</svg>"
    let change = drawing.comparison.map { "<pre>\(lines(of: $0.text()))</pre>" } ?? ""
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title): navigation map</title>
      <style>
      \(PageStyle.css)</style>
      </head>
      <body>
      \(Self.body(title: title, hasChange: drawing.comparison != nil))
      <section id="layers" hidden>\(layersPicture)\(violations)</section>
      <section id="change" hidden>\(change)</section>
      <script>
      "use strict";
      const data = \(drawing.json());
      const layout = \(layoutJSON.text(linesTo: 0, escaping: ["<"]));
      \(PageScript.state)
      \(PageScript.graph)
      \(PageScript.groups)
      \(PageScript.ways)
      \(PageScript.drawing)
      \(PageScript.panel)
      \(PageScript.controls)
      </script>
      </body>
      </html>

      """
  }

  private func lines(of text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Escape.label(String($0)) }.joined(separator: "\n")
  }

  private var violations: String {
    let rows = drawing.map.layers.violations.flatMap { arrow in
      arrow.examples.map { use in
        "<tr><td>\(arrow.from.rawValue) → \(arrow.to.rawValue)</td>"
          + "<td>\(Escape.label(use.user))</td><td>\(Escape.label(use.used))</td>"
          + "<td><code>\(Escape.label("\(use.evidence.place)"))</code></td></tr>"
      }
    }
    guard !rows.isEmpty else { return "" }
    return "<h2>Uses that point the wrong way</h2><table><thead><tr><th>Layers</th><th>Type</th>"
      + "<th>uses</th><th>where</th></tr></thead><tbody>\(rows.joined())</tbody></table>"
  }

  private var layoutJSON: JSONValue {
    let featureOfScreen = Dictionary(
      layout.features.enumerated().flatMap { index, feature in
        feature.screens.map { ($0, index) }
      }, uniquingKeysWith: { first, _ in first })
    let features = layout.features.map { feature in
      JSONValue.members([
        ("name", .string(feature.feature)),
        ("screens", .array(feature.screens.map(JSONValue.int))),
        (
          "frames",
          .array(
            feature.frames.map {
              .array([
                .thousandths($0.x), .thousandths($0.y), .thousandths($0.width),
                .thousandths($0.height),
              ])
            })
        ),
        ("size", .array([.thousandths(feature.size.width), .thousandths(feature.size.height)])),
      ])
    }
    let lines = layout.lines.map { line in
      let origin = layout.origins[featureOfScreen[line.from] ?? 0]
      return JSONValue.members([
        ("from", .int(line.from)), ("to", .int(line.to)),
        ("arrows", .array(line.arrows.map(JSONValue.int))),
        (
          "bends",
          .array(
            line.bends.map {
              .array([.thousandths($0.x - origin.x), .thousandths($0.y - origin.y)])
            })
        ),
      ])
    }
    return .members([
      ("features", .array(features)), ("lines", .array(lines)),
      (
        "hows",
        .array(Arrow.How.allCases.map { .array([.string($0.rawValue), .string($0.title)]) })
      ),
      ("kinds", .members(Screen.Kind.allCases.map { ($0.rawValue, .string($0.title)) })),
    ])
  }

  private static func body(title: String, hasChange: Bool) -> String {
    """
    <header>
    <h1>\(title)</h1><span id="figures"></span>
    <input id="search" type="search" placeholder="Search screens and types  ( / )" aria-label="Search screens and types" autocomplete="off">
    <nav aria-label="Views">
    <button data-view="ways">Ways</button>
    <button data-view="features">Features</button>
    <button data-view="cycles">Cycles</button>
    <button data-view="focus">Surroundings</button>
    <button data-view="layers">Layers</button>
    \(hasChange ? "<button data-view=\"change\">Change</button>" : "")
    </nav>
    <button id="theme" aria-label="Switch between light and dark">◐</button>
    </header>
    <aside id="filters" aria-label="Filters">
    <div id="results" role="listbox" aria-label="Search results" hidden></div>
    <h2>Arrows</h2><div id="hows"></div>
    <label class="row">Confidence at least <output id="sureText">0 %</output>
    <input id="sure" type="range" min="0" max="100" step="5" value="0"></label>
    <label class="row" id="depthRow" hidden>Surroundings up to <input id="depth" type="number" min="1" max="9" value="2"> arrows</label>
    <h2>Features <button id="openAll">open all</button> <button id="closeAll">close all</button></h2>
    <div id="features"></div>
    </aside>
    <main id="stage"><svg id="map" role="group" aria-label="Navigation map"><defs></defs><g id="world"></g></svg>
    <div id="zoom"><button data-zoom="1.25" aria-label="Zoom in">+</button><button data-zoom="0.8" aria-label="Zoom out">−</button><button data-zoom="0" aria-label="Show everything">⤢</button></div>
    <p id="empty" hidden></p></main>
    <aside id="panel" aria-label="Screen" aria-live="polite"></aside>
    """
  }
}
