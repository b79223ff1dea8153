import Calcot
import CalcotWebTesting
import Foundation
import Testing

private let isRecording = ProcessInfo.processInfo.environment["CALCOT_RECORD_KINDS"] != nil

/// Tests of the pages in `Docs/Kinds`. `CALCOT_RECORD_KINDS=1 swift test --package-path Showcase --filter
/// KindPageTests` writes them again, with their pictures.
@MainActor
@Suite("The page of each kind", .serialized)
struct KindPageTests {
  @Test(.enabled(if: isRecording), arguments: Kind.allCases)
  func `is written anew`(_ kind: Kind) async throws {
    let page = KindPage(kind: kind)
    try FileManager.default.createDirectory(
      at: page.picture.deletingLastPathComponent(), withIntermediateDirectories: true)
    try await page.text().write(to: page.file, atomically: true, encoding: .utf8)
  }

  @Test(.enabled(if: !isRecording), arguments: Kind.allCases)
  func `is up to date with its code and a terminal's screen, and has its picture`(_ kind: Kind)
    async throws
  {
    let page = KindPage(kind: kind)
    #expect(try String(contentsOf: page.file, encoding: .utf8) == (try await page.text()))
    #expect(FileManager.default.fileExists(atPath: page.picture.path))
  }

  @Test func `names each picture that there is, and none that there is not`() throws {
    let docs = KindPage.folder.deletingLastPathComponent()
    let files = FileManager.default
    let pages = try files.contentsOfDirectory(at: KindPage.folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
    let others = ["Recipes.md", "WebPictures.md"].map { docs.appending(path: $0) }
    let named = try (pages + others).flatMap { page in
      try String(contentsOf: page, encoding: .utf8).matches(of: /src="([^"]+)"/).map {
        page.deletingLastPathComponent().appending(path: String($0.1)).path
      }
    }
    let pictures = try ["Kinds/Images", "Images/web"].flatMap { folder in
      try files.contentsOfDirectory(
        at: docs.appending(path: folder), includingPropertiesForKeys: nil
      ).map(\.path)
    }
    #expect(Set(named).subtracting(pictures).sorted() == [], "are named and missing")
    #expect(Set(pictures).subtracting(named).sorted() == [], "are named nowhere")
  }

  @Test func `has in the overview the files that draw its kind on each host, and no others`() throws
  {
    let sources = KindPage.folder.appending(path: "../../Sources").standardizedFileURL
    let overview = try String(
      contentsOf: KindPage.folder.appending(path: "README.md"), encoding: .utf8)
    let table = overview.split(separator: "\n").filter { $0.hasPrefix("|") }.map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let hosts = try #require(table.first).dropFirst().map { $0.filter { $0 != "`" } }
    let rows = table.dropFirst(2)
    #expect(rows.dropLast().map(\.first) == Kind.allCases.map(\.name))
    for (column, host) in hosts.enumerated() {
      let folder = sources.appending(path: host)
      let named = rows.flatMap { $0[column + 1].matches(of: /`([^`]+)`/).map { String($0.1) } }
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
      #expect(Set(named).subtracting(files).sorted() == [], "are named, and not in \(host)")
      let own = files.filter { $0.hasPrefix("Kinds/") || $0.hasPrefix("Fields/") }
      #expect(Set(own).subtracting(named).sorted() == [], "are in \(host), and not named")
      #expect(rows.dropLast().allSatisfy { $0[column + 1].contains("`") })
    }
  }

  @Test func `has the page of the recipe app beside it, which is up to date`() async throws {
    let text = await RecipePage.text()
    if isRecording {
      try text.write(to: RecipePage.file, atomically: true, encoding: .utf8)
    } else {
      #expect(try String(contentsOf: RecipePage.file, encoding: .utf8) == text)
    }
  }
}

extension WebLooks {
  @MainActor
  @Suite("Each kind of content")
  struct KindTests {
    @Test(.enabled(if: isRecording)) func `has its picture taken`() async throws {
      try await visitKinds { visit in
        try await visit.browser.emulate(width: 390, height: 560)
        for kind in Kind.allCases {
          try await visit.open("/kinds/\(kind.rawValue)")
          for (isDark, name) in [(false, kind.name), (true, "\(kind.name)-dark")] {
            try await visit.browser.setMedia(isDark: isDark, reducesMotion: true)
            let file = KindPage.folder.appending(path: "Images/\(name).png")
            try Data(await visit.browser.screenshot()).write(to: file)
          }
        }
        try await visit.browser.setMedia()
        try await visit.browser.devTools("Emulation.clearDeviceMetricsOverride")
      }
      try await visitRecipes { visit in
        for (width, height) in [(390, 844), (1440, 900)] {
          try await visit.browser.emulate(width: width, height: height)
          for scene in RecipePage.Scene.allCases {
            try await visit.open(scene.path)
            let file = RecipePage.pictures.appending(path: "recipes-\(scene)-\(width).png")
            try Data(await visit.browser.screenshot()).write(to: file)
          }
        }
        try await visit.browser.devTools("Emulation.clearDeviceMetricsOverride")
      }
    }

    @Test func `keeps the line breaks of a text`() async throws {
      try await visitRecipes { visit in
        try await visit.open("/recipes/1")
        let text = try await visit.browser.text
        #expect(text.contains("until they are black.\nWrap them in paper for ten minutes.\nPeel"))
      }
    }

    @Test func `has the fields over its cards side by side in a wide window`() async throws {
      try await visitRecipes { visit in
        try await visit.browser.emulate(width: 1_440, height: 900)
        try await visit.open("/recipes")
        let isBeside = try await visit.browser.run(
          """
          const [search, toggle, cards] = ['.field', '.toggle', '.grid']
            .map(name => document.querySelector('.body > ' + name).getBoundingClientRect())
          return search.right < toggle.left && Math.abs(toggle.right - cards.right) < 1
          """)
        #expect(isBeside == true)
        try await visit.browser.devTools("Emulation.clearDeviceMetricsOverride")
      }
    }

    @Test(.enabled(if: Axe.source != nil, "Scripts/setup test installs axe-core."))
    func `gives axe-core nothing to mend in the recipe app`() async throws {
      try await visitRecipes { visit in
        for scene in RecipePage.Scene.allCases {
          try await visit.open(scene.path)
          try await visit.browser.axeFindsNothing("on \(scene)")
        }
      }
    }

    @Test(.enabled(if: Axe.source != nil, "Scripts/setup test installs axe-core."))
    func `gives axe-core nothing to mend, in light and dark, from 320 to 1440 pixels`()
      async throws
    {
      try await visitKinds { visit in
        for kind in Kind.allCases {
          try await visit.open("/kinds/\(kind.rawValue)")
          try await visit.browser.axeFindsNothing("on \(kind.name)")
        }
      }
    }
  }
}

@MainActor
private func visitKinds(_ body: @MainActor (Visit) async throws -> Void) async throws {
  let options = BrowserOptions.quick.sized(1440, 800)
  try await visit(options) {
    try await body($0)
  } app: { _ in
    CalcotApp(KindsCoordinator(), routes: RouteRegistry(KindRoute.self))
  }
}

@MainActor
private func visitRecipes(_ body: @MainActor (Visit) async throws -> Void) async throws {
  let options = BrowserOptions.quick.sized(1440, 800)
  try await visit(options) {
    try await body($0)
  } app: { _ in
    RecipePage.app()
  }
}
