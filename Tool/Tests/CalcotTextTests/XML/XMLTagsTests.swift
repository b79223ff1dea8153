import CalcotText
import Testing

@Suite struct `The tags of an XML document` {
  private func tags(_ text: String) -> [XMLTag] { Array(XMLTags(Array(text.utf8))) }

  @Test func `Tags have their attributes, without entities, and their lines`() {
    let tags = tags(
      """
      <?xml version="1.0"?>
      <!-- <no a="1"/> -->
      <scene sceneID='a b'>
        <segue kind="show" title="&lt;A &amp; B&gt; &amp;lt;"
          destination="c"/> text <![CDATA[ <no> ]]>
      </scene>
      """)
    #expect(tags.map(\.name) == ["scene", "segue", "scene"])
    #expect(tags.map(\.kind) == [.opening, .alone, .closing])
    #expect(tags.map(\.line) == [3, 4, 6])
    #expect(tags[0].attributes == ["sceneID": "a b"])
    #expect(
      tags[1].attributes == ["kind": "show", "title": "<A & B> &lt;", "destination": "c"])
  }

  @Test(arguments: [
    "<a b=\"", "<a b", "<!-- ", "<![CDATA[ ", "<", "</", "<a b=c d=\"e", "< >", "<>",
  ])
  func `Reading ends where the document is not well-formed`(text: String) {
    #expect(tags(text).count <= 1)
  }
}
