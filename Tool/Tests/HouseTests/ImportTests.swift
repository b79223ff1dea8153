import Foundation
import Testing

@Suite struct ImportTests {
  @Test func `each target imports only its dependencies and the system's modules that it may`() {
    let manifests = Repository.swiftPaths.filter { ("/" + $0).hasSuffix("/Package.swift") }
      .map { Manifest(Repository.text(of: $0), path: $0) }
    #expect(manifests.count == 12)
    #expect(manifests.flatMap(\.targets).count > 150)
    let imports = Dictionary(
      uniqueKeysWithValues: Repository.swiftPaths.map { ($0, Repository.text(of: $0).imports) })
    let check = Imports(
      manifests: manifests,
      paths: { target in
        Repository.paths(in: target.folder).filter { path in
          !target.excluded.contains { path.contains("/\($0)/") }
        }
      }, text: Repository.text, imports: { imports[$0] ?? [] })
    #expect(check.mistakes == [])
  }

  private static let below = Manifest(
    """
    let package = Package(
      name: "below", products: [.library(name: "P", targets: ["A", "B"])],
      targets: [.target(name: "A"), .target(name: "B", dependencies: ["A"])])
    """, path: "Below/Package.swift")

  @Test func `an import that is not declared or not allowed is told`() {
    let examples = """
      .target(name: "Calcot", dependencies: [p]) | import A⏎import Foundation⏎import Glibc
      .target(name: "Calcot", dependencies: [p] + two) | import A; import E⏎import F
      .testTarget(name: "T") | import UIKit
      .target(name: "Calcot") | // import UIKit⏎let b = "import UIKit"
      .target(name: "Calcot") | let a = ^⏎  import UIKit⏎  ^
      .target(name: "Calcot") | f(import: a)⏎func g(⏎  import name: Int⏎) {}
      .target(name: "Calcot") | import Foundation⏎public import A => a.swift:2: error: Calcot imports A, and does not depend on it: add it in Package.swift
      .target(name: "Calcot") | @testable import struct B.X => a.swift:1: error: Calcot imports B, and does
      .target(name: "Calcot"), .target(name: "CalcotText") | import Calcot => CalcotText imports Calcot, and does
      .target(name: "Calcot", dependencies: two), .testTarget(name: "T") | import E => T imports E, and does
      .target(name: "Calcot") | import UIKit => Calcot imports UIKit, and may not: see the table in Imports.swift
      .target(name: "Calcot") | @_spi(A)⏎  package import struct SwiftUI.Text => a.swift:2: error: Calcot imports SwiftUI
      .target(name: "Calcot") | #if canImport(AppKit)⏎  import `AppKit`⏎#endif => a.swift:2: error: Calcot imports AppKit
      .target(name: "CalcotText") | import Foundation => CalcotText imports Foundation, and may not
      .target(name: "CalcotWeb", dependencies: ["CalcotTerminal"]) | => CalcotWeb depends on CalcotTerminal, which is on no floor below
      .target(name: "CalcotText", dependencies: ["CalcotTerminal"]) | import CalcotTerminal
      .target(name: "Z") | => Package.swift: error: Z has no row in Imports.swift: add it to one
      """
    for example in examples.components(separatedBy: "\n") {
      let parts = example.components(separatedBy: " => ")
      let sides = parts[0].components(separatedBy: " |")
      let code = String(sides[1].trimmed).replacing("⏎", with: "\n").replacing("^", with: "\"\"\"")
      let manifest = Manifest(
        """
        let p = Target.Dependency.product(name: "P", package: "below")
        let two = ["E", "F"].map { Target.Dependency.product(name: $0, package: "other") }
        let package = Package(name: "above", targets: [\(sides[0])])
        """, path: "Package.swift")
      let check = Imports(
        manifests: [Self.below, manifest],
        paths: { ["A", "B"].contains($0.name) ? [] : ["a.swift"] },
        text: { _ in code }, imports: { _ in code.imports })
      #expect(check.mistakes.count == parts.count - 1, "\(example)")
      #expect(
        check.mistakes.allSatisfy { $0.contains(parts[parts.count - 1]) }, "\(check.mistakes)")
    }
  }
}
