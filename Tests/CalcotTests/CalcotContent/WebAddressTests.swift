import Calcot
import CalcotContent
import CalcotTesting
import Foundation
import Testing

@Suite struct WebAddressTests {
  @Test(arguments: [
    ("https://example.com/a?b=c#d", "https://example.com/a?b=c#d"),
    ("  http://example.com ", "http://example.com"),
    ("HTTPS://Example.com/A", "https://Example.com/A"),
    ("example.com/me", "https://example.com/me"),
    ("localhost:8080", "https://localhost:8080"),
    ("example.com:8080/a:b", "https://example.com:8080/a:b"),
    ("http://[::1]:8080/", "http://[::1]:8080/"),
    ("münchen.de/straße", "https://münchen.de/straße"),
    ("Mailto:anna@example.com", "mailto:anna@example.com"),
    ("tel:+43-1-234", "tel:+43-1-234"), ("sms:+431234", "sms:+431234"),
  ])
  func `reads an address and gives it a scheme`(_ text: String, _ read: String) throws {
    #expect(try WebAddress(text).text == read)
  }

  @Test(arguments: [
    ("javascript:alert(1)", "starts with \"javascript:\""),
    ("JavaScript:alert(1)", "starts with \"javascript:\""),
    (" \tjavascript:alert(1)", "starts with \"javascript:\""),
    ("java\nscript:alert(1)", "after \"java\" the address has the character U+A"),
    ("file:///etc/passwd", "starts with \"file:\""),
    ("FILE:/etc/passwd", "starts with \"file:\""),
    ("data:text/html,x", "starts with \"data:\""),
    ("vbscript:x", "starts with \"vbscript:\""),
    ("", "the address is empty"), (" \n ", "the address is empty"),
    ("https://", "has no host"), ("https:example.com", "has no host"),
    ("https:///example.com", "has no host"), ("http://:80", "has no host"),
    ("https:///\u{301}example.com", "has no host"),
    ("/etc/passwd", "has no host"), ("//example.com", "has no host"), ("?q", "has no host"),
    ("mailto:", "has nothing after"), ("tel:", "has nothing after"),
    ("https://a b", "U+20"), ("https://a\u{0}b", "U+0"), ("https://a\u{85}b", "U+85"),
    ("https://a\u{A0}b", "U+A0"), ("https://a\u{2028}b", "U+2028"),
    ("https://example.com/\u{202E}gpj.exe", "U+202E"), ("https://a\u{2066}b", "U+2066"),
    ("https://exa\u{200B}mple.com", "U+200B"), ("https://a\u{1B}[2J", "U+1B"),
    ("https://a\"onclick=", "U+22"), ("https://a<b", "U+3C"), ("https://a\\b", "U+5C"),
  ])
  func `refuses what no host is to open, and says why`(_ text: String, _ reason: String) {
    do {
      let address = try WebAddress(text)
      Issue.record("it was read as \(address)")
    } catch {
      guard case .badAddress(let said) = error else {
        Issue.record("it was refused as \(error)")
        return
      }
      #expect(said.contains(reason))
    }
  }

  @Test func `an address is read in the cost of its length, also one of flags`() {
    let times = [1_000, 16_000].map { count in
      let text = String(repeating: "🇦🇩", count: count)
      return ThreadTime.leastOfTen { _ = try? WebAddress(text) }
    }
    #expect(times[1] < times[0] * 100, "16 times as long: \(times)")
  }

  @Test func `an address is its text in JSON, which is read as strictly`() throws {
    let address = try WebAddress("example.com")
    let data = try JSONEncoder().encode([address])
    #expect(String(decoding: data, as: UTF8.self) == #"["https:\/\/example.com"]"#)
    #expect(try JSONDecoder().decode([WebAddress].self, from: data) == [address])
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode([WebAddress].self, from: Data(#"["javascript:x"]"#.utf8))
    }
  }
}
