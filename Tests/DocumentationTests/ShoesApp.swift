import Calcot
import CalcotTesting
import CalcotViews
import Testing

struct Shoe: Identifiable, Equatable, Sendable {
  let id: Int
  let name: String
  var kilometres: Int
}

@MainActor
final class ShoeRack {
  private(set) var shoes = [
    Shoe(id: 1, name: "Road", kilometres: 412), Shoe(id: 2, name: "Trail", kilometres: 96),
  ]
  let shoesDidChange = ObserverSet<Void>()

  func run(_ kilometres: Int, in id: Shoe.ID) async {
    guard let index = shoes.firstIndex(where: { $0.id == id }) else { return }
    shoes[index].kilometres += kilometres
    shoesDidChange.notify()
  }
}

@MainActor protocol HasShoeRack { var shoeRack: ShoeRack { get } }

struct ShoesDependencies: HasShoeRack { let shoeRack = ShoeRack() }

enum ShoesRoute: Route {
  case shoes
  case shoe(Shoe.ID)
}

struct ShoesList: Equatable, Sendable { var shoes: [Shoe] }  // Model

@MainActor protocol ShoesInteracting: AnyObject {
  var list: ShoesList { get }
  func run(in id: Shoe.ID) async
}

final class ShoesInteractor: ShoesInteracting {  // Interactor
  private(set) var list: ShoesList { didSet { listDidChange.notify() } }
  let listDidChange = ObserverSet<Void>()
  private let rack: ShoeRack

  init(rack: ShoeRack) {
    self.rack = rack
    list = ShoesList(shoes: rack.shoes)
    rack.shoesDidChange.add(self, ShoesInteractor.rackDidChange)
  }

  func run(in id: Shoe.ID) async { await rack.run(10, in: id) }
  private func rackDidChange() { list = ShoesList(shoes: rack.shoes) }
}

@MainActor protocol ShoesCoordinating: AnyObject { func present(_ shoe: Shoe) }

@MainActor struct ShoesViewModel {  // ViewModel
  let shoes: [Shoe]
  let interactor: any ShoesInteracting
  let coordinator: any ShoesCoordinating
  var title: String { "Shoes" }
  func distance(of shoe: Shoe) -> String { "\(shoe.kilometres) km" }
  func shoeTapped(_ shoe: Shoe) { coordinator.present(shoe) }
  func runButtonTapped(_ shoe: Shoe) async { await interactor.run(in: shoe.id) }
}

struct ShoesView: SemanticView {  // View
  let viewModel: ShoesViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      List(viewModel.shoes) { shoe in
        Row(shoe.name, detail: viewModel.distance(of: shoe)) { viewModel.shoeTapped(shoe) }
          .actions { Button("Run") { await viewModel.runButtonTapped(shoe) } }
      }
    }
  }
}

final class ShoesCoordinator: Coordinator, ShoesCoordinating {  // Coordinator
  typealias Dependencies = HasShoeRack
  let navigation = StackNavigation<ShoesRoute>(root: .shoes)
  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func calcot(for route: ShoesRoute, at place: RoutePlace<ShoesRoute>) -> Placed {
    switch route {
    case .shoes:
      place.screen {
        let interactor = ShoesInteractor(rack: dependencies.shoeRack)
        return Calcot(remadeOn: interactor.listDidChange) {
          ShoesViewModel(shoes: interactor.list.shoes, interactor: interactor, coordinator: self)
        } view: {
          ShoesView(viewModel: $0)
        }
      }
    case .shoe(let id):
      place.screen {
        let name = dependencies.shoeRack.shoes.first { $0.id == id }?.name ?? "Gone"
        return Calcot(name, view: ShoeView.init)
      }
    }
  }

  func present(_ shoe: Shoe) { navigation.push(.shoe(shoe.id)) }
}

/// A screen that needs neither Interactor nor Model: its ViewModel is a name.
struct ShoeView: SemanticView {
  let viewModel: String

  var screen: Screen {
    Screen(viewModel) { Text("Run them in.") }
  }
}

@MainActor
@Suite struct ShoesAppTests {
  @Test func `a run is counted, and a shoe can be opened`() async {
    let app = TestApp(ShoesCoordinator(dependencies: ShoesDependencies()))
    app.expect("Road 412 km")
    await app.tap("Run", in: "Road")
    app.expect("Road 422 km")
    await app.tap("Trail")
    app.expect("Run them in.")
    await app.back()
    app.expect("Shoes")
  }

  @Test func `a ViewModel keeps its values, and its successor has the new ones`() async {
    let interactor = ShoesInteractor(rack: ShoeRack())
    let coordinator = ShoesCoordinator(dependencies: ShoesDependencies())
    func made() -> ShoesViewModel {
      ShoesViewModel(
        shoes: interactor.list.shoes, interactor: interactor, coordinator: coordinator)
    }
    let first = made()
    await first.runButtonTapped(first.shoes[0])
    #expect(first.shoes.map(first.distance) == ["412 km", "96 km"])
    #expect(made().shoes.map(first.distance) == ["422 km", "96 km"])
  }
}
