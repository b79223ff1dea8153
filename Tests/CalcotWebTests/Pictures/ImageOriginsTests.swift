import Calcot
import CalcotContent
import Testing

@testable import CalcotWeb

@Suite("The origins of pictures")
struct ImageOriginsTests {
  @Test(arguments: [
    ("https://a.example/x?y#z", "https://a.example"),
    ("HTTPS://A.Example:443", "https://a.example"),
    ("http://a:80/", "http://a"), ("http://a:8080", "http://a:8080"),
    ("https://[::1]/x", "https://[::1]"), ("https://a.example\\@b", "https://a.example"),
  ])
  func `are scheme, host and port`(_ address: String, _ origin: String) {
    #expect(ImageOrigins.origin(of: address) == origin)
  }

  @Test(arguments: [
    "", "https://", "ftp://a", "//a", "https:///x", "https://a@b/", "https://a b", "https://a;b",
    "https://ä.example", "javascript:alert(1)", "https://a'b", "https://*.example",
  ])
  func `include none that a browser could read in another way`(_ address: String) {
    #expect(ImageOrigins.origin(of: address) == nil)
  }

  @Test func `are reported once if they are not allowed, with how to allow them`() throws {
    let reports = Locked<[String]>([])
    let origins = ImageOrigins(["https://a.example", "nonsense; script-src *"]) { report in
      reports.withLock { $0.append(report) }
    }
    #expect(origins.allowed == ["https://a.example"])
    #expect(reports.withLock { $0.count } == 1)
    #expect(try origins.mayLoad(WebAddress("https://a.example/1")))
    for path in ["1", "2"] {
      #expect(try !origins.mayLoad(WebAddress("https://b.example/\(path)")))
    }
    #expect(try !origins.mayLoad(WebAddress("http://a.example/1")))
    let texts = reports.withLock { $0 }
    #expect(texts.count == 3 && texts[1].contains("\"https://b.example\""))
    #expect(texts.allSatisfy { $0.contains("WebSiteOptions.images.origins") })
  }
}
