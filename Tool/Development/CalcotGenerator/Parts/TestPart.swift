/// A ViewModel's tests with their fakes.
enum TestPart {
  static func tests(_ screen: Screen, random: inout SplitMix) -> GeneratedFile {
    let name = screen.name
    let cases = (0..<(4 + random.below(8))).map { number in
      """
          func test_\(random.one(of: Words.verbs))_\(random.one(of: Words.things).lowercased())_\(number)() {
              let interactor = Fake\(name)Interactor()
              let coordinator = Fake\(name)Coordinator()
              let sut = \(name)ViewModel(interactor: interactor, coordinator: coordinator)
              interactor.send([.sample])
              XCTAssertEqual(sut.rows.count, 1)
              sut.searchTextChanged("\(random.one(of: Words.things))")
              sut.rowTapped("\(number)")
              XCTAssertEqual(coordinator.shown, ["\(number)"], "row \(number) leads to its \(screen.domain.variable)")
          }


      """
    }.joined()
    return GeneratedFile(
      path: "AppTests/\(screen.domain.name)/\(name)ViewModelTests.swift",
      marked: """
        import XCTest

        @testable import App

        final class \(name)ViewModelTests: XCTestCase {
        \(cases)}

        private final class Fake\(name)Interactor: \(name)Interacting {
            var model = \(name)Model.empty
            private var observers: [(\(name)Model) -> Void] = []

            func observe(_ onChange: @escaping (\(name)Model) -> Void) { observers.append(onChange) }
            func load() async throws {}
            func select(_ id: \(screen.domain.name).ID) { model.selected = id }
            func search(_ query: String) { model.query = query }

            func send(_ entries: [\(screen.domain.name)]) {
                model.\(screen.domain.plural) = entries
                observers.forEach { $0(model) }
            }
        }

        private final class Fake\(name)Coordinator: \(name)Coordinating {
            private(set) var shown: [String] = []
            func show\(screen.domain.name)(_ id: String) { shown.append(id) }
            func close() {}
        }
        """)
  }
}
