import Testing

@testable import Calcot

@MainActor
@Suite("What a screen's parts hold")
struct PartValuesTests {
  private func values(of viewModel: Any) -> PartValues {
    PartValues(viewModel: viewModel) { $0.replacing("sesame", with: "••••••") }
  }

  private func lines(of viewModel: Any) -> [String] {
    values(of: viewModel).viewModel.map { "\($0.name): \($0.value)" }
  }

  @Test func `is read value by value, with the properties that lead to it`() {
    #expect(
      lines(of: Sample()) == [
        "crate.name: \"Leeks\"", "crate.id: 7", "crate.kind.weighed.kilos: 3", "isOpen: false",
        "marks: 3 elements", "marks[0]: \"a\"", "marks[1]: \"b\"", "marks[2]: \"c\"",
        "place: shed",
      ])
  }

  @Test func `names objects, and leaves out closures and the other parts`() {
    struct Screen {
      let shelf: [Object] = [Object()]
      let onTap: () -> Void = {}
      let object = Object()
      let interactor = Store()
    }
    #expect(lines(of: Screen()) == ["shelf: 1 element", "shelf[0]: Object"])
    #expect(
      values(of: Screen()).model.map { "\($0.name): \($0.value)" } == ["crate.name: \"Leeks\""])
  }

  @Test func `is bounded in depth, number and length, and has no part of a secret`() {
    struct Long {
      let text =
        String(repeating: "x", count: 116) + "sesame" + String(repeating: "y", count: 2_000)
      let list = Array(0..<1_000)
      let nest: [[[[[[[Int]]]]]]] = [[[[[[[1]]]]]]]
      let many = (0..<20).map { _ in Array(0..<20) }
    }
    let lines = lines(of: Long())
    #expect(lines[0] == "text: \"" + String(repeating: "x", count: 116) + "••••…\"")
    #expect(lines[1] == "list: 1000 elements" && lines[21] == "list[19]: 19")
    #expect(lines[22...27].map { $0.count { $0 == "[" } } == [0, 1, 2, 3, 4, 5])
    #expect(lines[28].hasPrefix("many"))
    #expect(lines.count == 101 && lines.last == "…: more than can be shown")
  }
}

private struct Sample {
  enum Kind { case weighed(kilos: Int) }
  enum Place { case shed }
  struct Crate {
    let name = "Leeks"
    let id: Int? = 7
    let kind = Kind.weighed(kilos: 3)
  }
  let crate = Crate()
  let isOpen = false
  let marks: Set<String> = ["c", "a", "b"]
  let place = Place.shed
}

private final class Object {}

private final class Store {
  struct Crate: Equatable { let name = "Leeks" }
  let crate = Crate()
  let notify: () -> Void = {}
}
