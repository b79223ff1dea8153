internal import CalcotCode
internal import CalcotFindings

/// A ViewModel that no test names.
struct ViewModelWithoutTest: Rule {
  static let description = RuleDescription(
    id: "viewmodel-without-test", group: "structure",
    summary: "Every ViewModel that decides something has a test.",
    rationale: """
      What a screen shows and does is decided in its ViewModel, so that it can be tested in \
      milliseconds, without a simulator. Where most are tested, the one that is not stands out.
      """,
    remedy: """
      Write a test that makes the ViewModel with fakes, tells it what the user did, and compares what \
      it says then. The rule looks for the type's name in the files of tests.
      """,
    settings: [minimum],
    examples: examples)

  private static let minimum = RuleDescription.Setting(
    "minimum-lines", "lines from which a ViewModel has something to test", defaultValue: 25,
    range: 0...10_000)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    guard codebase.codeFiles.contains(where: \.isTest) else { return [] }
    let minimum = context.numbers[Self.minimum.name] ?? Self.minimum.defaultValue
    let subjects = codebase.types.filter { type in
      type.kind == .class && type.outer == nil && ViewModels.isOne(type, in: codebase)
        && codebase.lines(of: type) >= minimum && decides(type, codebase)
    }
    let untested = subjects.filter { !isTested($0, codebase) }
    let tested = subjects.count - untested.count
    guard !untested.isEmpty else { return [] }
    if tested * 3 < subjects.count {
      return [summary(untested, of: subjects.count, context)]
    }
    return untested.map { finding($0, tested: tested, of: subjects.count, context) }
  }

  /// Returns a Boolean value that indicates whether a type has functions or getters, which a test
  /// could prove wrong.
  private func decides(_ type: CodeType, _ codebase: Codebase) -> Bool {
    codebase.members(of: type).contains { member in
      member.isFunction || member.isVariable && member.flags.contains(.isComputed)
    }
  }

  private func isTested(_ type: CodeType, _ codebase: Codebase) -> Bool {
    let subclasses = codebase.allSubtypes(of: type).map(\.name)
    return ([type.name] + subclasses).contains { name in
      codebase.mentions(of: name).contains { codebase.codeFiles[Int($0.file)].isTest }
    }
  }

  private func finding(
    _ type: CodeType, tested: Int, of all: Int, _ context: RuleContext
  ) -> Finding {
    let codebase = context.codebase
    return context.finding(
      of: Self.self, at: type.declaration, severity: tested * 2 >= all ? .warning : .info,
      confidence: codebase.guess(type).confidence * 0.92, symbol: "test",
      message: "no test names '\(type.name)', which has \(codebase.lines(of: type)) lines; "
        + "\(tested) of \(all) ViewModels here have one")
  }

  private func summary(_ untested: [CodeType], of all: Int, _ context: RuleContext) -> Finding {
    let codebase = context.codebase
    let largest = untested.sorted { codebase.lines(of: $0) > codebase.lines(of: $1) }
    return context.finding(
      of: Self.self, at: largest[0].declaration, severity: .info, confidence: 0.95,
      symbol: "summary",
      message: "no test names \(untested.count) of \(all) ViewModels; begin with the largest, "
        + "'\(largest[0].name)'",
      facts: largest.dropFirst().prefix(8).map {
        Fact("'\($0.name)' has \(codebase.lines(of: $0)) lines", at: $0.declaration)
      })
  }

  private static func lines(_ count: Int) -> String {
    (1...count).map { "  func step\($0)() { total += \($0) }" }.joined(separator: "\n")
  }
}

extension ViewModelWithoutTest {
  static let examples: [RuleDescription.Example] = [
    .init(
      "One of two ViewModels has no test",
      """
      final class ↓CartViewModel {
        private(set) var total = 0
      \(lines(25))
      }
      final class HomeViewModel {
        private(set) var total = 0
      \(lines(25))
      }
      // File: Tests/HomeTests.swift
      import XCTest
      final class HomeTests: XCTestCase {
        func testSum() { _ = HomeViewModel() }
      }
      """, message: "1 of 2 ViewModels here have one"),
    .init(
      "Values, small ones, and those that a test of another name makes",
      """
      struct RowViewModel { let title: String }
      final class TinyViewModel { private(set) var n = 0; func tapped() { n += 1 } }
      final class FavoritesViewModel {
        private(set) var total = 0
      \(lines(25))
      }
      // File: Tests/NewTabTests.swift
      import XCTest
      final class NewTabTests: XCTestCase {
        func testSum() { _ = FavoritesViewModel() }
      }
      """),
  ]
}
