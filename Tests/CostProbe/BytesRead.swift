#if DEBUG
  import Calcot
  import CalcotContent
  import CalcotRecording
  import CalcotTree
  @testable import CalcotWeb
  import Foundation

  /// Inputs of a kind, of any length.
  private struct Shape: Sendable {
    let name: String
    let text: @Sendable (_ bytes: Int) -> String

    init(_ name: String, _ piece: String, before: String = "", after: String = "") {
      self.name = name
      text = { bytes in
        before + String(repeating: piece, count: max(bytes / piece.utf8.count, 1)) + after
      }
    }

    static let all = [
      Shape("one letter", "a"),
      Shape("combining marks of two classes", "\u{0316}\u{0301}"),
      Shape("combining marks of one class", "\u{0301}"),
      Shape("line ends", "\n"), Shape("carriage returns and line ends", "\r\n"),
      Shape("separators of fields", "&"), Shape("empty values", "a=&"),
      Shape("many names", "3/a=b&"),
      Shape("slashes", "/"), Shape("places upon places", "/+/a"), Shape("numbers", "9"),
      Shape("percent signs", "%"), Shape("coded bytes", "%CC%96%CC%81"), Shape("blanks", " "),
      Shape("commas", ","), Shape("semicolons", ";"), Shape("quotes", "\""),
      Shape("escapes", "\\u0316\\u0301"),
      Shape("halves of surrogates", "\\ud800"), Shape("nested arrays", "["),
      Shape("nested objects", "{\"a\":"),
      Shape("empty pieces", "//"), Shape("deep places", "/-/a/+/a"), Shape("signs of places", "/="),
      Shape("flags", "🇦🇩"), Shape("joined emoji", "👩‍"), Shape("cookies", "calcot=a.b.c.d;"),
      Shape("languages", "de;q=0.1,"), Shape("Hangul vowels", "\u{1161}"),
      Shape("ends of parts", "\r\n--a"),
      Shape(
        "parts",
        "\r\n--a\r\nContent-Disposition: form-data; name=\"b\"\r\n\r\nThe text of a part here"),
    ]
  }

  /// A place where a client's bytes are read before anything is known about the client, or by a session.
  @MainActor
  private struct Entry {
    let name: String
    let read: @MainActor (String) -> Void

    init(_ name: String, _ read: @escaping @MainActor (String) -> Void) {
      (self.name, self.read) = (name, read)
    }

    private static let site = WebSite { _ in CalcotApp(ProbeCoordinator(.form)) }

    static let all = [
      Entry("a head") { text in
        var head = WebRequest(
          method: "POST", target: "/calcot/upload/\(text)".streamSafe,
          headers: [WebHeader("Host", "localhost"), WebHeader("Origin", "http://localhost")])
        head.headers += ["Cookie", "Content-Length", "X-Forwarded-For"].map {
          WebHeader($0, text.streamSafe)
        }
        _ = site.bodyAdmission(of: head)
        (head.method, head.target) = ("GET", WebAssets.livePath)
        _ = site.admission(of: head)
      },
      Entry("a target") { text in
        let address = SiteAddress(WebRequest(method: "GET", target: "/\(text)").target)
        _ = (address.session, Set([address.link, address.path]), address.name(under: "/calcot/"))
      },
      Entry("a coded path") { _ = PercentCoding.decoded($0).map { Set([$0]) } },
      Entry("a header field") { text in
        let names = [
          "Host", "Origin", "Cookie", "Accept-Language", "If-None-Match", "Sec-Fetch-Site",
        ]
        let request = WebRequest(
          method: "POST", target: "/",
          headers: names.map { WebHeader($0, text) }
            + [WebHeader("X\(text)", "a")])
        let check = RequestCheck(WebSiteOptions())
        _ = (check.isFromSite(request), check.mayBeFromSite(request))
        _ = VisitorCookies(isSecure: false, lifetime: .seconds(60)).visitor(of: request)
        _ = AcceptedLanguages(request.header("accept-language") ?? "")
        _ = request.header("if-none-match") == "\"a\""
      },
      Entry("a greeting") { text in
        _ = ClientHello("{\"v\":1,\"u\":\"/\(text)\",\"f\":[[\"3/\(text)\",\"\(text)\"]]}")
        _ = ClientHello("{\"\(text)\":1}")
        _ = ClientHello(text)
      },
      Entry("a message") { text in
        _ = ClientMessage.read(text)
        guard
          case .event(let event) = ClientMessage.read("[1,0,\"e 3/\(text)\",\"\(text)\"]").message,
          case .edit(let element, _) = event.action
        else { return }
        _ = (Set([element]), event.text == "a", event.text == element.path)
      },
      Entry("an action") { text in
        for verb in ["a 3/", "v 3 ", "o /", "r 0 9 3/", "h ", ""] {
          _ = WebAction((verb + text).streamSafe)
        }
      },
      Entry("a form") { text in
        let body = FormBody(Array(text.utf8))
        _ = (body["token"] == "a", body.action, body.texts)
        let named = FormBody(Array("3/\(text)=\(text)".utf8))
        _ = (named["token"] == "a", named.action, named.texts)
      },
      Entry("the header of an upload") { text in
        _ = MultipartHeader(
          ArraySlice("Content-Disposition: form-data; name=\"\(text)\"; filename=\"\(text)\"".utf8))
        _ = MultipartHeader(ArraySlice(text.utf8))
        _ = MultipartHeader.boundary(in: "multipart/form-data; boundary=\(text)")
      },
      Entry("the name of an uploaded file") { _ = PickedFile(sentAs: $0.streamSafe, content: []) },
      Entry("an upload") { text in
        let start = "--a\r\nContent-Disposition: form-data; name=\"b\"; filename=\"c\"\r\n\r\n"
        _ = try? MultipartReader.parts(
          of: Array("\(start)\(text)\r\n--a--\r\n".utf8),
          contentType: "multipart/form-data; boundary=a",
          limits: MultipartReader.Limits(bytes: .max, parts: 100_000))
      },
      Entry("a report of a violated policy") { text in
        _ = PolicyReport.directives(in: Array(text.utf8))
        _ = PolicyReport.directives(in: Array("{\"violated-directive\":\"\(text)".utf8))
      },
      Entry("a link") { text in
        let address = try? LinkAddress("/\(text)", mostPieces: 100_000)
        _ = (address == nil, (try? LinkAddress("/a?\(text)"))?.query.items.count)
      },
      Entry("a kept session") { text in
        _ = SavedSession(Array(text.utf8))
        let texts = "[[\"3/body/a\",\"a\"],[\"\",\"\"]]"
        _ = SavedSession(Array("{\"version\":1,\"visitor\":\"\(text)\",\"texts\":\(texts)}".utf8))
      },
      Entry("the values of a visitor") { text in
        let request = WebRequest(
          method: "GET", target: "/", headers: [WebHeader("Cookie", "calcot-values=\(text)")])
        _ = VisitorCookies(isSecure: false, lifetime: .seconds(60)).values.kept(in: request)
      },
      Entry("a recording") { text in
        let head = #"{"recording":{"format":1,"app":"a","version":"1"},"start":{}}"#
        _ = try? Recording(reading: Data(text.utf8), of: "a")
        _ = try? Recording(reading: Data("\(head)\n\(text)\n{\"\(text)\":1}\n".utf8), of: "a")
      },
      Entry("what is typed into an app that is recorded and inspected") { text in
        let app = CalcotApp(ProbeCoordinator(.form))
        let recorder = Recorder(of: "a", version: "1", start: "") { _ in }
        recorder.record(app)
        let inspector = Inspector()
        inspector.inspect(app, named: "a")
        let screen = app.tree.visible?.id ?? ScreenID(rawValue: 0)
        for field in app.content(of: screen)?.allElements ?? [] {
          for text in [text.streamSafe, ""] {
            _ = app.send(.edit(field.id, text: text, in: screen))
          }
        }
        recorder.finish(app)
      },
    ]
  }

  /// Reads inputs of each shape in each place, of a length and of twice as many bytes, and tells which; the
  /// instructions between two marks are those of one input.
  @MainActor
  func readBytes(length: Int) {
    for entry in Entry.all {
      for shape in Shape.all {
        let (short, long) = (shape.text(length), shape.text(length * 2))
        entry.read(short)
        mark()
        entry.read(short)
        mark()
        entry.read(long)
        mark()
        print("\(entry.name) of \(shape.name)")
      }
    }
  }

  /// Ends what is counted together. NB: `Scripts/count-instructions` knows its symbol.
  @inline(never) func mark() {}
#endif
