import CalcotText
import Testing

struct EscapeTests {
  let hostile = "<a href=\"x\">'b' & c</a>\n\t\u{1B}[0m"

  @Test func `markup keeps line ends, and a label is one line`() {
    #expect(
      Escape.markup(hostile)
        == "&lt;a href=&quot;x&quot;&gt;&apos;b&apos; &amp; c&lt;/a&gt;&#10;&#9;\u{FFFD}[0m")
    #expect(
      Escape.label(hostile)
        == "&lt;a href=&quot;x&quot;&gt;&#39;b&#39; &amp; c&lt;/a&gt;  [0m")
  }

  @Test func `a string of JSON stays on its line`() {
    #expect(Escape.json("a\"\\\r\n\u{1}\u{2028}") == #""a\"\\\r\n\u0001\u2028""#)
    #expect(Escape.json("<", also: ["<"]) == #""\u003c""#)
  }

  @Test func `graphs get their own strings`() {
    #expect(Escape.dot("a \"b\" \\ \n") == #""a \"b\" \\  ""#)
    #expect(Escape.mermaid("a[\"b\"]|#") == "\"a#91;#34;b#34;#93;#124;#35;\"")
  }

  @Test func `Markdown shows the words as they are`() {
    #expect(Escape.markdown("*a* <b> [c]\n`d` @e") == #"\*a\* &lt;b> \[c\] \`d\` \@e"#)
  }

  @Test func `YAML stays on its line`() {
    #expect(Escape.yaml("API \"v2\"\n\\") == #""API \"v2\"\\""#)
    #expect(Escape.yamlComment("a\n\u{0}b c") == "ab c")
  }

  @Test func `workflow commands of GitHub escape their separators`() {
    #expect(Escape.workflowMessage("50 %, a: b\n") == "50 %25, a: b%0A")
    #expect(Escape.workflowProperty("50 %, a: b\n") == "50 %25%2C a%3A b%0A")
  }

  @Test func `a URI holds plain letters`() {
    #expect(Escape.uriPath("/A b/é%.swift") == "/A%20b/%C3%A9%25.swift")
  }

  @Test func `nothing on a line acts on the terminal`() {
    #expect(Escape.line("a\nb\u{1B}[31m\u{202E}\u{7F}\u{9B}") == "a b␛[31m\u{FFFD}␡\u{FFFD}")
    #expect(Escape.line("plain – é") == "plain – é")
  }
}
