import Calcot
import CalcotContent
import Foundation
import Observation

// calcot:fake
@MainActor
protocol RecipeDetailCoordinating: AnyObject {
  func presentEditor(of recipe: Recipe.ID)
  @discardableResult
  func showMessage(_ text: String, _ kind: MessageKind) -> Answer
}

@MainActor @Observable
final class RecipeDetailViewModel {
  struct Amount: Identifiable {
    let id: String
    let text: String
  }

  private(set) var servings: Int
  /// The seconds that the timer has left; nil while it does not run.
  private(set) var seconds: Int?
  private let id: Recipe.ID
  private let interactor: RecipesInteractor
  private let clock: any Clock<Duration>
  private let scope: Scope
  private var countdown: ScopeTask?
  private let coordinator: any RecipeDetailCoordinating

  init(
    _ id: Recipe.ID, interactor: RecipesInteractor, clock: any Clock<Duration>, scope: Scope,
    coordinator: any RecipeDetailCoordinating
  ) {
    self.id = id
    self.interactor = interactor
    self.clock = clock
    self.scope = scope
    self.coordinator = coordinator
    servings = interactor.recipe(id)?.servings ?? 1
  }

  private var recipe: Recipe? { interactor.recipe(id) }
  var isMissing: Bool { recipe == nil }
  var title: String { recipe?.name ?? "This recipe is gone" }
  var photo: ImageSource? { recipe?.photo }
  var facts: String? { recipe.map { "\($0.category.rawValue) · \($0.minutes) min" } }
  var steps: String { recipe?.steps ?? "" }
  var isFavorite: Bool { recipe?.isFavorite == true }
  var isVegetarian: Bool { recipe?.isVegetarian == true }
  var cookedOn: String {
    let style = Date.FormatStyle(locale: Locale(identifier: "en_GB"), timeZone: .gmt)
    let day = recipe?.cookedOn.formatted(style.day().month(.wide).year()) ?? ""
    return "Last cooked on \(day)"
  }

  var amounts: [Amount] {
    (recipe?.ingredients ?? []).map {
      Amount(id: $0.name, text: interactor.unit.text($0.grams * Double(servings)))
    }
  }

  var timer: String {
    let left = seconds ?? (recipe?.minutes ?? 0) * 60
    return "\(left / 60) min \(left % 60) s"
  }
  var timerAction: String { seconds == nil ? "Start the timer" : "Stop the timer" }
  var timerSymbol: Symbol { seconds == nil ? .play : .stop }

  func servingsChosen(_ servings: Int) { self.servings = servings }

  func favoriteChosen(_ isFavorite: Bool) {
    guard var recipe else { return }
    recipe.isFavorite = isFavorite
    interactor.save(recipe)
  }

  /// Starts the timer, or stops the one that runs.
  func timerTapped() {
    countdown?.cancel()
    guard seconds == nil, let recipe else { return seconds = nil }
    seconds = recipe.minutes * 60
    countdown = scope.task("count down") { [weak self] in await self?.countDown() }
  }

  private func countDown() async {
    while let left = seconds, left > 0 {
      // NB: the timer may be stopped at the moment at which a second has passed.
      guard (try? await clock.sleep(for: .seconds(1))) != nil, !Task.isCancelled else { return }
      seconds = left - 1
    }
    seconds = nil
    coordinator.showMessage("\(title) is ready", .success)
  }

  func shoppingTapped() {
    guard let recipe else { return }
    interactor.addToShopping(recipe, servings: servings)
    coordinator.showMessage("On the shopping list", .success)
  }

  func editTapped() { coordinator.presentEditor(of: id) }
}
