public import Calcot
import CalcotViews
public import Localization

/// The screens builder of the People feature: it makes each of its screens, complete, for any flow.
///
/// ```swift
/// screens.profile(of: id, on: navigation, context: context)
/// ```
///
/// Each method makes the screen's Router, then its Interactor, its ViewModel with that Router, and
/// its View. A Router gets no builder to make further screens with. It asks its navigation for a
/// route, and the coordinator of the flow assembles the route's screen with this builder: so every
/// screen that a Router leads to is in the navigation tree, and links and saved states lead there,
/// too.
@MainActor
public struct PeopleScreens {
  /// The dependencies of the screens.
  public typealias Dependencies = HasPeopleRepository & HasPhotoPermission & HasRegion

  private let repository: any PeopleRepository
  private let photoPermission: any PermissionService
  private let texts: PeopleTexts

  /// Creates a builder of the screens.
  public init(dependencies: any Dependencies) {
    repository = dependencies.peopleRepository
    photoPermission = dependencies.photoPermission
    texts = PeopleTexts(region: dependencies.region)
  }

  /// Returns the screen at a route of the feature. It knows only its Router and not its place: it
  /// can be pushed, presented, or the root of a tab, and leads on from there.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - navigation: The navigation of the flow that shows the screen. That of a flow with other
  ///     routes is redirected.
  ///   - place: The place of the screen in that flow.
  public func screen(
    at route: PeopleRoute, on navigation: FlowNavigation<PeopleRoute>,
    at place: RoutePlace<PeopleRoute>
  ) -> Calcot {
    switch route {
    case .directory: directory(on: navigation, at: place)
    case .profile(let id): profile(of: id, on: navigation, at: place)
    case .photo(let id): photo(of: id, on: navigation, at: place)
    }
  }

  /// Returns the screen of all people, with a search.
  public func directory(
    on navigation: FlowNavigation<PeopleRoute>, at place: RoutePlace<PeopleRoute>
  ) -> Calcot {
    let router = DirectoryRouter(navigation: navigation.asked(by: place.scope))
    let interactor = PeopleInteractor(search: place.saved() ?? "", repository: repository)
    let viewModel = DirectoryViewModel(interactor: interactor, router: router, texts: texts)
    return Calcot(viewModel, view: DirectoryView.init)
      .task("load the people") { await interactor.fetchPeople() }
      .task(on: repository.peopleDidChange) { await interactor.fetchPeople() }
      .saving { viewModel.people.search }
  }

  /// Returns the screen of one person. It shows the person that the route carries at once.
  public func profile(
    of id: Person.ID, on navigation: FlowNavigation<PeopleRoute>, at place: RoutePlace<PeopleRoute>
  ) -> Calcot {
    let router = ProfileRouter(navigation: navigation.asked(by: place.scope))
    let interactor = ProfileInteractor(
      id: id, known: place.carried?.person, repository: repository)
    let photos = PersonPhotoHandler(
      router: router, permission: photoPermission, texts: texts, save: interactor.setPhoto)
    return Calcot(remadeOn: interactor.profileDidChange, texts.region.didChange) { [texts] in
      ProfileViewModel(interactor: interactor, router: router, photos: photos, texts: texts)
    } view: {
      ProfileView(viewModel: $0)
    }
    .task("load the person") { await interactor.fetchPerson() }
    .task(on: repository.peopleDidChange) { await interactor.fetchPerson() }
  }

  /// Returns the screen of a person's photo. It shows the photo that the route carries at once.
  public func photo(
    of id: Person.ID, on navigation: FlowNavigation<PeopleRoute>, at place: RoutePlace<PeopleRoute>
  ) -> Calcot {
    let router = PhotoRouter(navigation: navigation.asked(by: place.scope))
    let interactor = PhotoInteractor(id: id, known: place.carried, repository: repository)
    let photos = PersonPhotoHandler(
      router: router, permission: photoPermission, texts: texts, save: interactor.setPhoto)
    return Calcot(remadeOn: interactor.personPhotoDidChange, texts.region.didChange) { [texts] in
      PhotoViewModel(interactor: interactor, photos: photos, texts: texts)
    } view: {
      PhotoView(viewModel: $0)
    }
    .task("load the photo") { await interactor.fetchPhoto() }
    .task(on: repository.peopleDidChange) { await interactor.fetchPhoto() }
  }

  /// Returns the screen of the people to pick from.
  ///
  /// - Parameters:
  ///   - excluded: Returns the people who cannot be picked.
  ///   - navigation: The navigation of the flow that shows the screen.
  ///   - place: The place of the screen in that flow.
  ///   - end: Receives the picked people, at least one, or that the user has cancelled.
  public func picker(
    excluding excluded: @escaping @MainActor () async -> Set<Person.ID>,
    on navigation: Navigation, at place: RoutePlace<some Route>,
    end: @escaping @MainActor (FlowResult<[Person.ID]>) -> Void
  ) -> Calcot {
    let router = PickerRouter(navigation: navigation.asked(by: place.scope), end: end)
    let saved: SavedPick? = place.saved()
    let interactor = PeopleInteractor(
      search: saved?.search ?? "", repository: repository, excluding: excluded)
    let picked = PickedPeople(saved?.ids ?? [])
    let viewModel = PickerViewModel(
      picked: picked, interactor: interactor, router: router, texts: texts)
    return Calcot(viewModel, view: PickerView.init)
      .task("load the people") { await interactor.fetchPeople() }
      .task(on: repository.peopleDidChange) { await interactor.fetchPeople() }
      .saving { SavedPick(ids: picked.ids, search: viewModel.people.search) }
  }
}
