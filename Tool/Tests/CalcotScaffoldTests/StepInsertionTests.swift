import Testing

@testable import CalcotScaffold

struct StepInsertionTests {
  private let step = StepInsertion(
    declaration: "picked(Int)", pattern: ".picked(let id)", handling: "show(id)")

  @Test func `adds the case, and handles it`() throws {
    let source = """
      enum AppStep: Step {
        case saved
      }
      extension AppCoordinator {
        func handle(_ step: AppStep) -> StepAnswer {
          switch step {
          case .saved:
            return .handled
          }
        }
      }

      """
    #expect(
      try step.applied(to: source, steps: "AppStep") == """
        enum AppStep: Step {
          case saved
          case picked(Int)
        }
        extension AppCoordinator {
          func handle(_ step: AppStep) -> StepAnswer {
            switch step {
            case .saved:
              return .handled
            case .picked(let id):
              show(id)
              return .handled
            }
          }
        }

        """)
  }

  @Test func `a file without steps is refused`() {
    #expect(throws: NewProblem.self) {
      try step.applied(to: "enum AppStep {}\n", steps: "AppStep")
    }
  }
}
