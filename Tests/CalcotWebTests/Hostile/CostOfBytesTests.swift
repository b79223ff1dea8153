import Calcot
import CalcotContent
import CalcotTesting
import CalcotTree
import Foundation
import Testing

@testable import CalcotWeb

/// Inputs of a kind, of any length.
private struct Shape: CustomTestStringConvertible {
  let testDescription: String
  let text: @Sendable (_ bytes: Int) -> String

  init(_ name: String, _ piece: String, before: String = "", after: String = "") {
    testDescription = name
    text = { bytes in
      before + String(repeating: piece, count: max(bytes / piece.utf8.count, 1)) + after
    }
  }

  static let all = [
    Shape("one letter", "a"),
    Shape("combining marks of two classes", "\u{0316}\u{0301}"),
    Shape("combining marks of one class", "\u{0301}"),
    Shape("line ends", "\n"), Shape("carriage returns and line ends", "\r\n"),
    Shape("separators of fields", "&"), Shape("empty values", "a=&"), Shape("many names", "3/a=b&"),
    Shape("slashes", "/"), Shape("places upon places", "/+/a"), Shape("numbers", "9"),
    Shape("percent signs", "%"), Shape("coded bytes", "%CC%96%CC%81"), Shape("blanks", " "),
    Shape("commas", ","), Shape("semicolons", ";"), Shape("quotes", "\""),
    Shape("escapes", "\\u0316\\u0301"),
    Shape("halves of surrogates", "\\ud800"), Shape("nested arrays", "["),
    Shape("nested objects", "{\"a\":"),
    Shape("flags", "🇦🇩"), Shape("joined emoji", "👩‍"), Shape("cookies", "calcot=a.b.c.d;"),
    Shape("languages", "de;q=0.1,"), Shape("Hangul vowels", "\u{1161}"),
  ]
}

/// A place where a client's bytes are read before anything is known about the client, or by a session.
private struct Entry: CustomTestStringConvertible {
  let testDescription: String
  let read: @Sendable (String) -> Void

  init(_ name: String, _ read: @escaping @Sendable (String) -> Void) {
    (testDescription, self.read) = (name, read)
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
  ]
}

@Suite("What a client sends", .serialized)
struct CostOfBytesTests {
  /// The bytes of the shorter input.
  private static let length = 4_000

  @Test(arguments: Entry.all, Shape.all)
  private func `costs at most in proportion to its bytes`(_ entry: Entry, _ shape: Shape) {
    let (short, long) = (shape.text(Self.length), shape.text(Self.length * 4))
    // NB: a time that grows with the square is 16 times as long.
    let growth = (1...5).lazy.map { _ in
      Self.time { entry.read(long) } / Self.time { entry.read(short) }
    }
    #expect(growth.contains { $0 < 8 }, "\(Array(growth))")
  }

  /// Returns the processor time of this thread for a piece of work: at least a tenth of a millisecond.
  private static func time(_ body: () -> Void) -> Double {
    let start = ThreadTime.now
    body()
    return max(ThreadTime.now - start, 0.000_1)
  }

  @Test func `is stream-safe text that says the same`() {
    let marks = String(repeating: "\u{0316}\u{0301}", count: 40)
    for text in ["", "Ångström", "a\u{0301}", "हिन्दी", "👨‍👩‍👧‍👦", String(marks.unicodeScalars.prefix(30))] {
      #expect(Array(text.streamSafe.utf8) == Array(text.utf8))
    }
    let safe = "a\(marks)b".streamSafe
    #expect(
      Array(safe.unicodeScalars.filter { $0 != "\u{034F}" }) == Array("a\(marks)b".unicodeScalars))
    #expect(safe.unicodeScalars.filter { $0 == "\u{034F}" }.count == 2)
    #expect(String(utf8: Array("a\(marks)b".utf8)).map { Array($0.utf8) } == Array(safe.utf8))
  }
}

/// The processor time of the current thread, in seconds.
private enum ThreadTime {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
