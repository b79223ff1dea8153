import CalcotViews
import Foundation
import Testing

@testable import Calcot

@Suite("The registration of a screen on an object that outlives it")
@MainActor
struct RegistrationTests {
  @Test(arguments: Registration.all)
  func `is gone with the screen, however often it is visited`(_ registration: Registration) async {
    let house = VisitedHouse()
    registration.register(house)
    house.start()
    let visits = registration.needsTime ? max(RandomSeed.rounds(1_000, short: 100), 50) : 1_000
    await house.visit(20, needsTime: registration.needsTime)
    let before = house.counts
    await house.visit(visits, needsTime: registration.needsTime)
    for (what, count) in house.counts {
      let growth = count - before[what, default: 0]
      #expect(growth < visits / 2, "\(what) after \(visits) visits: \(growth) more")
    }
    #expect(house.issues.values == [])
  }

  @Test func `tells nothing to a gone screen when a model that the screen has read changes`() async
  {
    let house = VisitedHouse()
    house.show { [model = house.model] visitor in
      visitor.content = { [Text("\(model.number)")] }
      return visitor.calcot
    }
    house.start()
    await house.visit(100, needsTime: false)
    let changed = Recorder<Set<ScreenID>>()
    house.app.updates.add { changed.values.append($0.changedScreens) }
    house.model.number += 1
    await house.app.settle()
    #expect(changed.values == [])
  }

  @Test func `is tried for each public function that takes code to call later`() throws {
    let tried = Registration.all.map(\.testDescription)
    let known = Registration.makers.union(Registration.ofStreams)
    let functions = try publicFunctions()
    #expect(functions.count > known.count)
    #expect(known.subtracting(functions) == [], "what is listed and is not there any more")
    let untried = functions.subtracting(known).filter { name in
      !tried.contains { $0.contains(name) }
    }
    #expect(untried == [])
  }

  /// The public functions that take an escaping closure, observers, an app or a scope, each after
  /// the type that its file is named after, such as `Scope.task`.
  private func publicFunctions() throws -> Set<String> {
    let root = URL(filePath: #filePath).appending(path: "../../../../../Sources").standardized
    var names: Set<String> = []
    for module in ["Calcot", "CalcotRecording", "CalcotStreams", "CalcotViews/Handlers"] {
      let files = FileManager.default.enumerator(
        at: root.appending(path: module), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let type = file.lastPathComponent.prefix { $0.isLetter }
        let text = try String(contentsOf: file, encoding: .utf8)
        let functions = text.matches(of: /public (?:\w+ )*(?:func `?|(?=init\b))(\w+)[^{]*/)
        for match in functions
        where match.output.0.contains(/@escaping|ObserverSet<|: CalcotApp|: Scope\b/) {
          names.insert("\(type).\(match.output.1)")
        }
      }
    }
    return names
  }
}
