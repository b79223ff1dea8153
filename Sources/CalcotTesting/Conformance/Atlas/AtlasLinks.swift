package import Calcot

extension AtlasTab: LinkedRoute {
  package static let links = Links<AtlasTab>(
    Link("cities", .cities), Link("tour", .tour), Link("letters", .letters))
}

extension CitiesRoute: LinkedRoute {
  package static let links = Links<CitiesRoute>(
    Link("", .list), Link("pick", .pick), Link(":city", CitiesRoute.city))
}

extension PickerRoute: LinkedRoute {
  package static let links = Links<PickerRoute>(
    Link("", .choose), Link("elsewhere", .elsewhere), Link("confirm/:city", PickerRoute.confirm))
}

extension TourRoute: LinkedRoute {
  package static let links = Links<TourRoute>(Link(":page", TourRoute.page))
}

extension LettersRoute: LinkedRoute {
  package static let links = Links<LettersRoute>(
    Link("", .inbox), Link(":letter", LettersRoute.letter),
    Link(":letter/reply", LettersRoute.reply))
}

/// All routes of the suite's second app.
package let atlasRoutes = RouteRegistry(
  AtlasTab.self, CitiesRoute.self, PickerRoute.self, TourRoute.self, LettersRoute.self)
