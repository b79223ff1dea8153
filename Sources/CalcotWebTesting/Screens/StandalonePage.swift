import CalcotWeb
import Foundation

extension WebPageDriver {
  /// Returns the page as a single file that a browser shows without the site: with its style and
  /// its pictures, and without animations; `nil` if the driver shows no app.
  func standalonePage() async -> String? {
    guard let session else { return nil }
    let answer = await session.answer("GET", session.target)
    var html = String(decoding: answer.body, as: UTF8.self)
      .replacing(/<script[^>]*><\/script>/, with: "")
      .replacing("<body ", with: "<body data-state=\"live\" ")
      .replacing("</body>", with: "\(Self.dialogScript)</body>")
    for link in html.matches(of: /<link rel="stylesheet" href="([^"]*)">/) {
      let style = await session.answer("GET", String(link.output.1))
      let text = String(decoding: style.body, as: UTF8.self)
      html = html.replacing(link.output.0, with: "<style>\(text)\n\(Self.stillness)</style>")
    }
    // NB: a quote within a text is escaped, so that this is an attribute.
    for picture in html.matches(of: /\ src="(\/[^"]*)"/) {
      let address = picture.output.1.replacing("&amp;", with: "&")
      let answer = await session.answer("GET", String(address))
      let type = answer.header("Content-Type") ?? ""
      let data = Data(answer.body).base64EncodedString()
      html = html.replacing(picture.output.0, with: " src=\"data:\(type);base64,\(data)\"")
    }
    return html
  }

  private static let stillness = """
    *, ::before, ::after {
      animation: none !important; transition: none !important; caret-color: transparent !important;
    }
    """

  /// Opens the dialogs, as the page's own script does.
  private static let dialogScript = """
    <script>
    for (const dialog of document.querySelectorAll("dialog[open]")) {
      dialog.open = false;
      dialog.showModal();
    }
    </script>
    """
}
