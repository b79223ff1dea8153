import Foundation
import Testing

@testable import CalcotTool

/// Values of a house that stand for those of a screen that is not written yet.
struct HouseValueTests {
  @Test func `values come from the house's types, and a missing one is told and fails its test`()
    throws
  {
    let scene = try HouseScreenTests.scene("Clinic")
    let compiler = HouseCompiler(scene, module: "Clinic")
    #expect(try compiler.problems() == "", "the house by itself")
    let result = scene.run("new screen Rooms")
    #expect(result.status == .clean)
    let model = try scene.text(of: "Sources/Clinic/Rooms/RoomsViewModel.swift")
    for line in [
      "var phase: Phase { .idle }", "var theme: Theme { .dark }",
      "Summary(title: \"\", count: 0, kind: .plain)", "{ (from: 0, to: 0) }",
      "var isShown: (Int) -> Bool { { _ in false } }", "var ids: Set<Int> { [] }",
      "var formatter: Formatting { fatalError(\"formatter is still to be written\") }",
    ] {
      #expect(model.contains(line), "\(line) in \(model)")
    }
    let place = try #require(
      model.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("fatalError") })
    #expect(
      result.messages.hasSuffix(
        "Sources/Clinic/Rooms/RoomsViewModel.swift:\(place + 1): warning: formatter is still to be "
          + "written: nothing here says how\n"), "\(result.messages)")
    let test = try scene.text(of: "Tests/ClinicTests/RoomsViewModelTests.swift")
    #expect(
      test.contains(
        """
            func testScreenIsWritten() {
                XCTFail("formatter is still to be written")
            }

        """), "\(test)")
    #expect(test.contains("private func makeTime() -> TimeKeeping { TimeFake(hour: 0) }"))
    #expect(try compiler.problems() == "")
  }

  @Test func `a value that is still to be written is told in a dry run, too`() throws {
    let scene = try HouseScreenTests.scene("Clinic")
    #expect(scene.run("new screen Rooms --dry-run").messages.contains("warning: formatter is"))
  }

  @Test func `a test in Swift Testing fails for a value that is still to be written`() throws {
    let scene = try HouseScreenTests.scene("Clinic")
    for name in ["Visits", "Patients", "Doctors"] {
      let path = "Tests/ClinicTests/\(name)ViewModelTests.swift"
      let text = try scene.text(of: path)
        .replacing("import XCTest", with: "import Testing")
        .replacing("final class \(name)ViewModelTests: XCTestCase", with: "struct \(name)Tests")
        .replacing("    func testTitle", with: "    @Test func title")
        .replacing("    func test\(name)Count", with: "    @Test func count")
        .replacing("XCTAssertEqual(", with: "_ = (")
      try scene.write(text, to: path)
    }
    _ = scene.run("new screen Rooms")
    let test = try scene.text(of: "Tests/ClinicTests/RoomsViewModelTests.swift")
    #expect(test.contains("    @Test func screenIsWritten() {\n"), "\(test)")
    #expect(test.contains("        Issue.record(\"formatter is still to be written\")\n"))
  }

  @Test func `new tests fail, and are told, where the house's tests make no subject`() throws {
    let scene = try HouseScreenTests.scene("Clinic")
    for name in ["Visits", "Patients", "Doctors"] {
      try scene.write(
        """
        import XCTest
        @testable import Clinic

        final class \(name)ViewModelTests: XCTestCase {
            func testNames\(name)() {
                XCTAssertEqual("\(name)".count, \(name.count))
            }
        }

        """, to: "Tests/ClinicTests/\(name)ViewModelTests.swift")
    }
    let result = scene.run("new screen Rooms")
    let test = try scene.text(of: "Tests/ClinicTests/RoomsViewModelTests.swift")
    #expect(test.contains("        XCTFail(\"Rooms is still to be tested\")\n"), "\(test)")
    #expect(
      result.messages.contains("RoomsViewModelTests.swift:6: warning: Rooms is still to be tested"),
      "\(result.messages)")
    #expect(try HouseCompiler(scene, module: "Clinic").problems() == "")
  }
}
