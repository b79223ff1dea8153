#if DEBUG
  import CalcotContent
  import CalcotTree
  @testable import CalcotWeb

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
    ]
  }

  /// A place where a client's bytes are read before anything is known about the client, or by a session.
  private struct Entry: Sendable {
    let name: String
    let read: @Sendable (String) -> Void

    init(_ name: String, _ read: @escaping @Sendable (String) -> Void) {
      (self.name, self.read) = (name, read)
    }

    static let all = [
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
    ]
  }

  /// Reads inputs of each shape in each place, of a length and of twice as many bytes, and tells which; the
  /// instructions between two marks are those of one input.
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
