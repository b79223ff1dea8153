import Calcot
import CalcotContent
import Foundation
import Testing

/// A type that decodes what anybody may have written: a template of its JSON, in which `<n>` and `<m>`
/// stand for numbers and `<t>` for a text, and a use of the value.
struct HostileForm: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let template: String
  let use: @MainActor @Sendable (Data) throws -> Void

  init<Value: Decodable & SendableMetatype>(
    _ template: String, as type: Value.Type,
    _ use: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    testDescription = "\(type) \(template)"
    self.template = template
    self.use = { use(try JSONDecoder().decode(Value.self, from: $0)) }
  }
}

@Suite("A value from hostile JSON")
@MainActor
struct HostileJSONTests {
  nonisolated private static let numbers = [
    "-1", "0", "1", "2", "3", "7", "-0.5", "1e300", "null", "\(Int.min)", "\(Int.min + 1)",
    "\(Int.max - 1)", "\(Int.max)",
  ]
  nonisolated private static let texts = [
    "", "..", "/", #"..\\"#, "a/../b", #"\u0000"#, "javascript:x", "http://", "AAAA", "/pages/1",
  ]

  @Test(arguments: values + gestures + inputs)
  func `is refused or keeps its promises, and can be used`(form: HostileForm) {
    var decoded = 0
    for (index, number) in Self.numbers.enumerated() {
      for (shift, other) in Self.numbers.enumerated() {
        let text = Self.texts[(index + shift) % Self.texts.count]
        let json = form.template.replacing("<n>", with: number).replacing("<m>", with: other)
          .replacing("<t>", with: "\"\(text)\"")
        do {
          try form.use(Data(json.utf8))
          decoded += 1
        } catch {
          #expect(error is DecodingError || error is Refusal, "\(json): \(error)")
        }
      }
    }
    #expect(decoded > 0, "the template is none of the type")
  }

  nonisolated private static let values = [
    HostileForm(#"{"start": <n>, "total": <m>, "elements": []}"#, as: Page<Int>.self, fill),
    HostileForm(#"{"start": <n>, "total": <m>, "elements": [1, 2]}"#, as: Page<Int>.self, fill),
    HostileForm(
      #"{"kinds": [{"extensions": [<t>]}], "most": <n>, "mostBytes": <m>}"#, as: FilePick.self
    ) { pick in
      #expect(pick.most > 0)
      _ = pick.problem(withFileNamed: "a.b", bytes: .max)
    },
    HostileForm(#"{"name": <t>, "content": "AA=="}"#, as: PickedFile.self) { file in
      let isPlain = !file.name.contains { "/\\".contains($0) }
      #expect(isPlain && !["", ".", ".."].contains(file.name))
    },
    HostileForm("<t>", as: WebAddress.self) { address in
      #expect((try? WebAddress(address.text)) == address)
    },
    HostileForm("<t>", as: ImageData.self) { image in
      #expect(image.problem != nil)
    },
    HostileForm(#"{"width": <n>, "height": <m>}"#, as: ImageSize.self) { size in
      #expect(!ImageProblem.tooLarge(size).description.isEmpty)
    },
  ]

  nonisolated private static let gestures = [
    #"{"turn": {"to": <n>, "in": <m>}}"#, #"{"dismiss": {"_0": <n>}}"#,
    #"{"pop": {"to": <n>, "in": {"layer": {"_0": <m>}}}}"#,
    #"{"pop": {"to": <n>, "in": {"branch": {"_0": <m>, "of": 2}}}}"#,
  ].map { HostileForm($0, as: HostGesture.self, perform) }

  nonisolated private static let inputs = [
    #"{"select": {"_0": <n>, "in": <m>}}"#, #"{"choose": {"_0": <n>, "in": <m>}}"#,
    #"{"pop": {"to": <n>, "from": <m>}}"#, #"{"dismiss": {"_0": <n>, "through": <m>}}"#,
    #"{"showRows": {"_0": [<n>, <m>], "of": {"path": <t>}, "in": 3}}"#,
    #"{"edit": {"_0": {"path": <t>}, "text": <t>, "in": <n>}}"#, #"{"open": {"_0": <t>}}"#,
    #"{"reply": {"_0": {"picked": {"_0": []}}, "to": <n>}}"#,
    #"{"useMessage": {"_0": <n>}}"#,
  ].map { template in
    HostileForm(template, as: HostInput.self) { input in withApp { $0.send(input) } }
  }

  private static func fill(_ page: Page<Int>) {
    #expect(page.start >= 0 && page.range.upperBound <= max(page.total, page.start))
    var list = Paged<Int>(pageSize: 7)
    list.insert(page)
    _ = list.missing(in: page.range)
    _ = list[page.start]
    let mapped = page.map { -$0 }
    #expect(list.count == mapped.total)
  }

  private static func perform(_ gesture: HostGesture) {
    withApp { app in
      var surface = HostSurface()
      for _ in 0..<10 {
        guard case .perform(let operation) = TransitionPlanner.plan(surface, toShow: app.tree)
        else {
          break
        }
        if surface.begin(operation) { surface.end(operation) }
      }
      guard surface.beginGesture(gesture), let input = surface.finishGesture() else { return }
      app.send(input)
      _ = TransitionPlanner.plan(surface, toShow: app.tree)
    }
  }

  private static func withApp(_ use: (CalcotApp) -> Void) {
    let house = FlowHouse()
    let app = house.startSaving(.pages(0))
    withExtendedLifetime((house, app)) {
      use(app)
      expectIsSound(app.tree)
    }
  }
}
