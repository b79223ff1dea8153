import Calcot
import CalcotTesting
import CalcotViews

enum PantryRoute: Route, LinkedRoute {
  typealias Carried = Jar

  case jars, about, vault, newJar
  case jar(Int)
  case notes(Int)
  case rename(Int)
  case labels(Int)

  static let links = Links<PantryRoute>(
    RouteLink("", .jars), RouteLink("about", .about), RouteLink("vault", .vault),
    RouteLink("new", .newJar, as: .sheet), RouteLink("jars/:jar", PantryRoute.jar),
    RouteLink("jars/:jar/notes", PantryRoute.notes),
    RouteLink("jars/:jar/rename", PantryRoute.rename, as: .sheet))
}

enum PantryStep: Step {
  case tellAFriend
  case noted(Int)
}

final class PantryCoordinator: Coordinator {
  let navigation = StackNavigation<PantryRoute>(root: .jars)
  let pantry: Pantry

  init(_ pantry: Pantry) { self.pantry = pantry }

  func calcot(for route: PantryRoute, context: AssemblyContext) -> Calcot {
    switch route {
    case .jars: return Calcot(JarsViewModel(self), view: JarsView.init)
    case .about: return Calcot(AboutViewModel(self), view: AboutView.init)
    case .vault: return Calcot(VaultViewModel(), view: VaultView.init)
    case .newJar:
      let viewModel = NewJarViewModel(self, context.scope, name: context.saved() ?? "")
      return Calcot(viewModel, view: NewJarView.init).saving { viewModel.name }
    case .jar(let id): return jar(id, carried: context.carried(with: PantryRoute.self))
    case .notes(let id): return notes(id, context)
    case .rename(let id):
      let viewModel = RenameViewModel(id, self, name: context.saved())
      return Calcot(viewModel, view: RenameView.init).saving { viewModel.name }
    case .labels: return .flow
    }
  }

  func flow(for route: PantryRoute) -> ChildFlow? {
    guard case .labels(let id) = route else { return nil }
    return ChildFlow(LabelsCoordinator(pantry.fault)) { [self] result in
      guard let label = result.value, pantry.jar(id)?.labels.contains(label) == false else {
        return
      }
      pantry.change(id) { $0.labels.append(label) }
    }
  }

  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer {
    let isForVault = proposed.entering.contains { $0.route.matches(PantryRoute.vault) }
    guard isForVault, pantry.fault != .guardBypassedByLink || proposed.reason.name == "push" else {
      return .allow
    }
    return .refuse("The vault is locked.")
  }

  func handle(_ step: PantryStep) -> StepAnswer {
    switch step {
    case .tellAFriend: pantry.fault == .lostStep ? .forward : .handled
    case .noted: .handled
    }
  }

  private func jar(_ id: Int, carried: Jar?) -> Calcot {
    var shown = id
    if pantry.fault == .addressLeadsElsewhere, carried == nil { shown = id % 4 + 1 }
    let viewModel = JarViewModel(shown, self)
    if pantry.fault == .leak { pantry.kept.append(viewModel) }
    return Calcot(viewModel, view: JarView.init)
  }

  private func notes(_ id: Int, _ context: AssemblyContext) -> Calcot {
    let viewModel = NotesViewModel(id, self, draft: context.saved() ?? "")
    let calcot = Calcot(viewModel, view: NotesView.init).task("news") { [pantry] in
      if pantry.fault == .taskOutlivesScreen {
        await pantry.news.pass()
      } else {
        await pantry.news.passUnlessCancelled()
      }
      viewModel.newsArrived()
    }
    return pantry.fault == .draftNotRestored ? calcot : calcot.saving { viewModel.draft }
  }
}
