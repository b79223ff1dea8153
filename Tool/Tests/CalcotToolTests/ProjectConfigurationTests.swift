import CalcotCode
import Testing

@testable import CalcotTool

/// The names and files in `.calcot.yml` reach the rules.
struct ProjectConfigurationTests {
  private func codebase(_ files: [String: String]) throws -> Codebase {
    let scene = try ToolScene(files)
    return try CodebaseReading().read(in: scene.environment()).codebase
  }

  private func guess(of name: Name, in codebase: Codebase) throws -> RoleGuess {
    codebase.guess(try #require(codebase.types(named: name).first))
  }

  @Test func `a role that the house gives by name is certain`() throws {
    let files = [
      "A.swift": """
      final class LoginBrain {}
      final class LoginCoordinator {
        let navigationController: UINavigationController
        func start() {}
      }
      """
    ]
    let unasked = try codebase(files)
    #expect(try guess(of: "LoginBrain", in: unasked).role == .none)
    #expect(try guess(of: "LoginCoordinator", in: unasked).role == .coordinator)

    let house = "roles:\n  ViewModel: [\"*Brain\"]\n  None: [LoginCoordinator]\n"
    let told = try codebase(files.merging([".calcot.yml": house]) { one, _ in one })
    #expect(try guess(of: "LoginBrain", in: told).role == .viewModel)
    #expect(try guess(of: "LoginBrain", in: told).confidence == 1)
    #expect(try guess(of: "LoginCoordinator", in: told).role == .none)
  }

  @Test func `files that the house calls tests or generated are no product`() throws {
    let house = "tests: [\"Specs/**\"]\ngenerated: [\"API/**\"]\n"
    let files = ["Specs/A.swift", "API/B.swift", "C.swift"]
    let read = try codebase(
      Dictionary(uniqueKeysWithValues: files.map { ($0, "struct A {}\n") })
        .merging([".calcot.yml": house]) { one, _ in one })
    let products = zip(read.files, read.codeFiles).filter { $0.1.isProduct }.map(\.0.path)
    #expect(products.count == 1)
    #expect(products.first?.hasSuffix("C.swift") == true)
  }

  @Test func `a lower layer that names an upper one is reported`() throws {
    let house = "layers:\n  App: [App/**]\n  Core: [Core/**, App/Session.swift]\n"
    let scene = try ToolScene([
      ".calcot.yml": house, "App/Start.swift": "struct Start { let session: Session }\n",
      "Core/Session.swift": "struct Session { var start: Start? }\n",
      // In both layers, so in the first.
      "App/Session.swift": "struct Other { var start: Start? }\n",
    ])
    let result = scene.run("lint -q --only layer-order")
    #expect(result.status == .findings)
    #expect(
      result.output.hasPrefix(
        "Core/Session.swift:1:29: warning: 'Session' of the layer 'Core' names 'Start' of 'App'"))
    #expect(result.output.split(separator: "\n").count == 1)
    try scene.write("", to: ".calcot.yml")
    #expect(scene.run("lint -q --only layer-order") == CommandResult(status: .clean))
  }
}
