package import Calcot

extension AtlasTab: LinkedRoute {
  package static let links = Links<AtlasTab>(
    RouteLink("cities", .cities), RouteLink("tour", .tour), RouteLink("letters", .letters))
}

extension CitiesRoute: LinkedRoute {
  package static let links = Links<CitiesRoute>(
    RouteLink("", .list), RouteLink("pick", .pick), RouteLink(":city", CitiesRoute.city))
}

extension PickerRoute: LinkedRoute {
  package static let links = Links<PickerRoute>(
    RouteLink("", .choose), RouteLink("elsewhere", .elsewhere),
    RouteLink("confirm/:city", PickerRoute.confirm))
}

extension TourRoute: LinkedRoute {
  package static let links = Links<TourRoute>(RouteLink(":page", TourRoute.page))
}

extension LettersRoute: LinkedRoute {
  package static let links = Links<LettersRoute>(
    RouteLink("", .inbox), RouteLink(":letter", LettersRoute.letter),
    RouteLink(":letter/reply", LettersRoute.reply))
}

/// All routes of the suite's second app.
package let atlasRoutes = RouteRegistry(
  AtlasTab.self, CitiesRoute.self, PickerRoute.self, TourRoute.self, LettersRoute.self)
