internal import CalcotCode
internal import CalcotFindings

/// A view controller that is too large, counted with all its extensions.
struct MassiveViewController: Rule {
  static let description = RuleDescription(
    id: "massive-view-controller", group: "structure",
    summary: "A view controller stays small, all its extensions counted.",
    rationale: """
      A controller of thousands of lines does the work of five parts: nobody can say what a change \
      breaks, and nothing of it can be tested without a screen. Cutting it into extensions moves the \
      lines, not the work.
      """,
    remedy: """
      Move what is shown to a ViewModel, where it comes from to an Interactor, where the user goes \
      next to a Coordinator, and data sources to objects of their own. The evidence says which part \
      is the largest.
      """,
    settings: [maximum],
    examples: examples)

  private static let maximum = RuleDescription.Setting(
    "maximum-lines", "lines of a view controller with all its extensions", defaultValue: 600,
    range: 50...100_000)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let maximum = context.numbers[Self.maximum.name] ?? Self.maximum.defaultValue
    return codebase.types(.viewController, atLeast: 0.7).compactMap { type in
      guard !type.isExternal, !type.isProtocol, codebase.isProduct(type.declaration),
        codebase.isSubtype(type, of: "UIViewController")
          || codebase.isSubtype(type, of: "NSViewController")
          || type.name.text.hasSuffix("ViewController") && !type.inherited.isEmpty
      else { return nil }
      let parts = type.declarations.filter { codebase.isProduct($0) && behaves($0, codebase) }
      let lines = parts.reduce(0) { $0 + codebase.lines(of: $1) }
      guard lines > maximum else { return nil }
      return finding(type, lines: lines, maximum: maximum, parts: parts, context)
    }
  }

  /// Returns a Boolean value that indicates whether a declaration has behavior. A table of texts in
  /// an extension is data, which needs no understanding.
  private func behaves(_ declaration: NodeID, _ codebase: Codebase) -> Bool {
    codebase.children(of: declaration).contains { node in
      let member = codebase[node]
      return member.kind == .function || member.kind == .initializer
        || member.kind == .variable && member.flags.isDisjoint(with: [.isStatic, .isClassMember])
    }
  }

  private func finding(
    _ type: CodeType, lines: Int, maximum: Int, parts: [NodeID], _ context: RuleContext
  ) -> Finding {
    let codebase = context.codebase
    let extensions = parts.count > 1 ? " in \(parts.count) parts" : ""
    let functions = codebase.members(of: type).count(where: \.isFunction)
    return context.finding(
      of: Self.self, at: type.declaration,
      confidence: codebase.guess(type).confidence * (lines > maximum * 5 / 4 ? 0.97 : 0.9),
      symbol: "lines",
      message: "'\(type.name)' has \(lines) lines\(extensions) and \(functions) functions; "
        + "\(maximum) lines are the most that one can keep in mind",
      facts: parts.sorted { codebase.lines(of: $0) > codebase.lines(of: $1) }.prefix(8)
        .map { Fact(note(about: $0, codebase), at: $0) } + largest(of: type, codebase))
  }

  private func note(about part: NodeID, _ codebase: Codebase) -> String {
    let roles = codebase.children(of: part, .inherited).compactMap { inherited in
      codebase.child(of: inherited, .type).map { codebase[$0].name.text }
    }
    let what = roles.isEmpty ? "" : " of \(roles.joined(separator: ", "))"
    return "\(codebase.lines(of: part)) lines\(what) here"
  }

  private func largest(of type: CodeType, _ codebase: Codebase) -> [Fact] {
    codebase.members(of: type).filter(\.isFunction)
      .map { ($0, codebase.lines(of: $0.node)) }
      .sorted { $0.1 > $1.1 }.prefix(2).filter { $0.1 >= 40 }
      .map { Fact("'\(codebase.signature(of: $0.0))' alone has \($0.1)", at: $0.0.node) }
  }

  private static func lines(_ count: Int) -> String {
    (1...count).map { "  func step\($0)() {}" }.joined(separator: "\n")
  }

  private static func texts(_ count: Int) -> String {
    (1...count).map { "    \"text \($0)\"," }.joined(separator: "\n")
  }
}

extension MassiveViewController {
  static let examples: [RuleDescription.Example] = [
    .init(
      "Sixty functions in two files",
      """
      import UIKit
      final class ↓HomeViewController: UIViewController {
      \(lines(330))
      }
      // File: HomeViewController+Table.swift
      import UIKit
      extension HomeViewController {
      \(lines(330))
      }
      """, message: "in 2 parts"),
    .init(
      "A long table of texts, and a factory of controllers",
      """
      import UIKit
      final class LegalViewController: UIViewController {
        func show() {}
      }
      extension LegalViewController {
        static let texts = [
      \(texts(620))
        ]
      }
      final class ViewControllerBuilder {
      \(lines(700))
      }
      """),
  ]
}
