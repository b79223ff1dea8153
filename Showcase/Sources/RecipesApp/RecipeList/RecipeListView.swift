import Calcot
import CalcotViews

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
