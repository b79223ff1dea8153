import Foundation

/// A page in a file that is removed when this object is released.
final class SamplePage {
  let address: String
  private let file: URL

  init(_ html: String = SamplePage.form) throws {
    file = FileManager.default.temporaryDirectory
      .appendingPathComponent("calcot-page-\(UUID().uuidString).html")
    try html.write(to: file, atomically: true, encoding: .utf8)
    address = file.absoluteString
  }

  deinit { try? FileManager.default.removeItem(at: file) }

  static let form = """
    <!doctype html><meta charset="utf-8"><title>Sample</title>
    <style>.hidden { display: none }</style>
    <h1>Sample</h1>
    <label for="name">Name</label><input id="name" value="">
    <button id="save" class="main">Save</button><button disabled>Delete</button>
    <p id="said"></p><p class="hidden">secret</p>
    <noscript><p id="without">No script here</p></noscript>
    <script>
      const said = document.getElementById("said"), name = document.getElementById("name")
      document.getElementById("save").onclick = () => {
        said.textContent = "Saved " + name.value
        history.pushState({}, "", "#saved")
        document.title = "Saved"
      }
      addEventListener("popstate", () => { said.textContent = "Back"; document.title = "Sample" })
      addEventListener("keydown", e => { if (e.key == "Escape") said.textContent = "Escaped" })
    </script>
    """
}
