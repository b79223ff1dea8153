import Foundation
import Testing

@testable import CalcotTool

/// Templates that a team has in `.calcot/templates`.
struct TeamTemplateTests {
  private static let viewModel = """
    {% include "_header.stencil" %}
    final class {{ name }}ViewModel {
      let title = "{{ title }}"
      {% for screen in house.screens %}
      // beside {{ screen.name }}
      {% endfor %}
    }

    """

  /// A house with a template of each name.
  private func scene(_ templates: [String: [String: String]]) throws -> ToolScene {
    let scene = try ScreenCopyTests.scene("Shop")
    for (name, files) in templates {
      for (path, text) in files {
        try scene.write(text, to: ".calcot/templates/\(name)/\(path)")
      }
    }
    return scene
  }

  private static let path = "Sources/Shop/{{ feature }}/{{ name }}ViewModel.swift.stencil"

  @Test func `a template makes files of a name, and needs no option`() throws {
    let scene = try scene([
      "screen": [
        Self.path: Self.viewModel,
        "Tests/ShopTests/{{ name }}Tests.swift.stencil":
          "import {{ house.tests }}\n// {{ member }}, {{ segment }}, {{ year }}\n",
        "_header.stencil": "// {{ author }}, {{ date }}\n",
      ]
    ])
    let result = scene.run("new screen GiftCards --into Gifts")
    #expect(result.messages == "by the template screen\n")
    #expect(
      result.output == """
        made: Sources/Shop/Gifts/GiftCardsViewModel.swift
        made: Tests/ShopTests/GiftCardsTests.swift

        """)
    #expect(
      try scene.text(of: "Sources/Shop/Gifts/GiftCardsViewModel.swift") == """
        // Ada Byron, 2026-11-22
        final class GiftCardsViewModel {
          let title = "Gift cards"
          // beside Account
          // beside Cart
          // beside Orders
        }

        """)
    #expect(
      try scene.text(of: "Tests/ShopTests/GiftCardsTests.swift")
        == "import XCTest\n// giftCards, gift-cards, 2026\n")
    let again = scene.run("new screen GiftCards --into Gifts")
    #expect(again.messages == "calcot: error: there is a 'GiftCardsViewModel' already\n")
    #expect(scene.run("new screen Wishlist --like Orders").messages.hasPrefix("a copy of Orders"))
  }

  @Test func `templates are listed with what they make, and chosen by name`() throws {
    let scene = try scene([
      "store": ["{{ name }}Store.swift.stencil": "struct {{ name }}Store {}\n"]
    ])
    #expect(scene.run("new templates").output == "store\n  {{ name }}Store.swift\n")
    #expect(
      scene.run("new screen Gift --template store --dry-run").output.contains("+++ GiftStore"))
    #expect(!scene.exists("GiftStore.swift"))
    #expect(scene.run("new screen Gift --template store").status == .clean)
    #expect(scene.exists("GiftStore.swift"))
    let wrong = scene.run("new screen Gift --template strore")
    #expect(
      wrong.messages.hasSuffix("no template 'strore' in .calcot/templates; there are store\n"))
    #expect(scene.run("new screen Other --template store --view uikit").status == .misuse)
  }

  @Test(arguments: [
    (
      "A.swift.stencil", "// a\n{{ nmae }}\n",
      "screen/A.swift.stencil:2: error: there is no variable"
    ),
    ("A.swift.stencil", "// a\n\n{% for x in %}\n", "screen/A.swift.stencil:3: error: "),
    ("A.swift.stencil", "{% include \"no\" %}\n", "screen/A.swift.stencil"),
    ("{{ nmae }}.swift.stencil", "", "error: there is no variable 'nmae'"),
    ("{{ feature }}/A.swift.stencil", "", "would make '/A.swift', which is no place for a file"),
    ("{% if name %}..{% endif %}/A.swift.stencil", "", "would make '../A.swift', which is no"),
    (".git/{{ name }}.stencil", "", "would make '.git/Gift', which is no place"),
    ("outside/{{ name }}.stencil", "", "would make 'outside/Gift', which leaves the package"),
    ("Package/{{ name }}.stencil", "struct Cart {}\n", ""),
    ("Sources/Shop/Services/CartService.swift.stencil", "// {{ name }}\n", "is there already"),
    ("A.swift.stencil", "final class AppCoordinator {}\n", "there is a 'AppCoordinator' already"),
  ])
  func `a mistake is reported at its place, and nothing is made`(
    path: String, text: String, problem: String
  ) throws {
    let scene = try scene(["screen": [path: text]])
    try FileManager.default.createSymbolicLink(
      atPath: scene.folder.appending(path: "outside").path, withDestinationPath: "/tmp")
    let before = try scene.text(of: "Sources/Shop/Services/CartService.swift")
    let result = scene.run("new screen Gift")
    if problem.isEmpty {
      #expect(result.status == .clean, "\(result.messages)")
    } else {
      #expect(result.status == .misuse)
      #expect(result.messages.contains(problem), "\(result.messages)")
      #expect(
        !scene.exists("A.swift") && !scene.exists("../A.swift") && !scene.exists("outside/Gift"))
    }
    #expect(try scene.text(of: "Sources/Shop/Services/CartService.swift") == before)
  }

  private static let page = "Sources/Calcot/Documentation.docc/NewScreens.md"

  @Test func `the example of the documentation makes files that compile`() throws {
    let files = try Self.example(in: Self.page)
    #expect(files.count == 3)
    let scene = try scene(["screen": files])
    let result = scene.run("new screen GiftCards --into Gifts")
    #expect(result.status == .clean, "\(result.messages)")
    let made = try scene.text(of: "Sources/Shop/Gifts/GiftCardsViewModel.swift")
    #expect(made.contains("y Ada Byron, 2026-11-22"))
    #expect(made.contains("        self.cartService = cartService\n"))
    #expect(scene.exists("Tests/ShopTests/Gifts/GiftCardsViewModelTests.swift"))
    #expect(try HouseCompiler(scene, module: "Shop").problems() == "")
  }

  @Test func `the documentation names every variable`() throws {
    let text = try String(contentsOf: Self.root.appending(path: Self.page), encoding: .utf8)
    let scene = try scene(["screen": ["A.swift.stencil": "{{ no }}"]])
    let known = scene.run("new screen Gift").messages.components(separatedBy: "there are ")
    let names = try #require(known.last).trimmingCharacters(in: .whitespacesAndNewlines)
      .components(separatedBy: ", ")
    #expect(names.count == 9 && names.contains("member"))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.joined()
    for name in names where name != "house" { #expect(rows.contains("`\(name)`"), "\(name)") }
    for name in ["screens", "coordinators", "services", "tests"] {
      #expect(rows.contains("`house.\(name)`"))
    }
  }

  private static let root = ScreenCopyTests.houses.appending(path: "../../../..")
    .standardizedFileURL

  /// Returns the files of the template that a page shows, each behind a paragraph that ends with its
  /// path.
  private static func example(in page: String) throws -> [String: String] {
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    let parts = text.components(separatedBy: "`:\n\n```stencil\n")
    var files: [String: String] = [:]
    for (before, after) in zip(parts, parts.dropFirst()) {
      let path = try #require(before.split(separator: "`").last)
      files[String(path)] = after.components(separatedBy: "```").first
    }
    return files
  }

  @Test func `two files at one place are refused`() throws {
    let scene = try scene([
      "screen": ["{{ name }}.swift.stencil": "", "{{ member|capitalize }}.swift.stencil": ""]
    ])
    #expect(scene.run("new screen Gift").messages.contains("would make 'Gift.swift' twice"))
  }
}
