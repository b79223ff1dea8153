import Calcot
import CalcotViews
import Foundation
import Observation

@MainActor
protocol RecipeListCoordinating: AnyObject {
  /// The action of a row that leads to a recipe.
  func showing(_ recipe: Recipe.ID) -> NavigationAction
  func presentNewRecipe()
}

@MainActor @Observable
final class RecipeListViewModel {
  struct Item: Identifiable {
    let id: Recipe.ID
    let name: String
    let category: String
    let photo: ImageSource?
    let mark: String?
    let open: NavigationAction
  }

  var search = ""
  var showsFavorites = false
  private let book: RecipeBook
  private unowned let coordinator: any RecipeListCoordinating

  init(book: RecipeBook, coordinator: any RecipeListCoordinating) {
    self.book = book
    self.coordinator = coordinator
  }

  let title = "Recipes"
  var layout: ListLayout { book.showsPhotos ? .grid : .rows }

  var items: [Item] {
    book.recipes
      .filter { !showsFavorites || $0.isFavorite }
      .filter { search.isEmpty || $0.name.localizedCaseInsensitiveContains(search) }
      .map {
        Item(
          id: $0.id, name: $0.name, category: $0.category.rawValue, photo: $0.photo,
          mark: $0.isFavorite ? "Favorite" : nil,
          open: coordinator.showing($0.id))
      }
  }

  func newRecipeTapped() { coordinator.presentNewRecipe() }
}

struct RecipeListView: SemanticView {
  let viewModel: RecipeListViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      TextField("Search", text: viewModel.search, role: .search) { viewModel.search = $0 }
      Toggle("Favorites only", isOn: viewModel.showsFavorites) { viewModel.showsFavorites = $0 }
      if viewModel.items.isEmpty {
        EmptyState("No recipes", symbol: .food, message: "None is called that, or is a favorite.")
      }
      List(viewModel.items) { item in
        Row(item.name, detail: item.category, opens: item.open)
          .picture(item.photo).badge(item.mark)
      }
      .layout(viewModel.layout)
    } toolbar: {
      Button("New recipe", symbol: .add, role: .main) { viewModel.newRecipeTapped() }
    }
  }
}
