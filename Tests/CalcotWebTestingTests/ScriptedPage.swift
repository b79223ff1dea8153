import Foundation

/// A page with its own script, and a socket that the test answers.
struct ScriptedPage {
  private let page: SamplePage

  var address: String { page.address }

  /// Creates a page that shows HTML. A text in the window's name is what the tab has kept of the page
  /// before.
  init(_ html: String, _ file: String = #filePath) throws {
    let script = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appending(path: "../../Sources/CWebClient/calcot.js").standardizedFileURL
    page = try SamplePage(
      """
      <!doctype html><html id="html"><meta charset="utf-8"><title>Scripted</title>
      <body data-key="k" data-lost="lost" data-superseded="superseded" data-refused="refused" \
      data-dropped="dropped" data-missing="missing" data-cut="cut" data-room="60000" \
      data-live="/calcot/live">
      <script>
      if (window.name) sessionStorage.setItem("calcot", window.name);
      window.name = "";
      window.sockets = [];
      window.WebSocket = class {
        sent = [];
        constructor() { sockets.push(this); setTimeout(() => this.onopen?.()); }
        send(text) { this.sent.push(JSON.parse(text)); }
        close() {}
      };
      </script>
      <div id="page">\(html)</div><div id="status" role="status"></div>
      <div id="alert" role="alert"></div>
      <script>
      \(try String(contentsOf: script, encoding: .utf8))
      </script>
      """)
  }

  /// Returns a script that runs the statements of a test, whose last one returns its result.
  static func script(_ statements: String) -> String {
    """
    const done = arguments[arguments.length - 1];
    const pause = (time) => new Promise((go) => setTimeout(go, time));
    const give = (message) => sockets.at(-1).onmessage({ data: JSON.stringify(message) });
    const welcome = (more) => give(
      { s: "S", e: 0, n: true, t: "Scripted", i: 0, u: location.pathname, p: 0, ...more });
    const sent = () => sockets.at(-1).sent;
    const close = (code) => sockets.at(-1).onclose({ code });
    const press = () => document.querySelector("button[name]").click();
    const field = () => document.querySelector("input");
    const type = (text) => {
      field().focus();
      field().value = text;
      field().dispatchEvent(new InputEvent("input", { bubbles: true }));
    };
    const hide = () => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
    };
    const kept = () => JSON.parse(sessionStorage.getItem("calcot"));
    (async () => {
    \(statements)
    })().then(done, (error) => done([String(error)]));
    """
  }
}
