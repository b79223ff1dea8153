import SwiftParser
import SwiftSyntax

/// An insertion of places into the source of a Coordinator: their routes, links, parts, and the tab
/// or row that leads to the first of them.
struct PlaceInsertion {
  /// A route, and what a Coordinator puts at its place.
  struct Place {
    let route: String
    /// The segment of the route's address.
    let segment: String
    /// The further arguments of the route's link, such as `, as: .sheet`.
    var style = ""
    /// The expression that `calcot(for:at:)` returns, less the place: `screen { profileScreen() }`.
    let content: String

    var link: String { "RouteLink(\"\(segment)\", .\(route)\(style))" }
  }

  let places: [Place]
  /// The title of the tab or row.
  let title: String
  /// The type of routes that the insertion registers with the app, if any.
  var registered: String?
  /// The module that the Coordinator has to import, if any.
  var imported: String?

  /// Returns the source of the Coordinator `name`, with routes of the type `type`.
  func applied(
    to source: String, name: String, routes type: String
  ) throws(NewProblem) -> String {
    let finder = CoordinatorFinder(route: type)
    finder.walk(Parser.parse(source: source))
    guard let lastCase = finder.cases.last, let links = finder.links, let first = places.first,
      let entries = finder.entries, let choice = finder.places
    else {
      throw NewProblem(
        "\(name) has no place for a route: it needs \(type) with Links<\(type)>, "
          + "TabNavigation<\(type)>([…]) or places = […], and a switch in calcot(for:at:)"
      )
    }
    for place in places where finder.routes.contains(place.route) {
      throw NewProblem("there is a route '\(place.route)' already")
    }
    var edit = SourceEdit(source)
    for place in places {
      edit.insert("\n  case \(place.route)", after: lastCase)
      edit.addCase(".\(place.route)", " place." + place.content, to: choice)
    }
    edit.append(places.map(\.link), to: links)
    edit.append(["(.\(first.route), \"\(title)\")"], to: entries)
    if let registered { try edit.register(registered, in: finder.registry) }
    if let imported { edit.addImport(imported, among: finder.imports) }
    return edit.result
  }
}

/// An insertion of a type of routes into those that an app registers.
struct Registration {
  let route: String

  /// Returns the source of the app's Coordinator with the routes.
  func applied(to source: String) throws(NewProblem) -> String {
    let finder = CoordinatorFinder(route: "AppTab")
    finder.walk(Parser.parse(source: source))
    var edit = SourceEdit(source)
    try edit.register(route, in: finder.registry)
    return edit.result
  }
}

extension SourceEdit {
  fileprivate mutating func register(
    _ route: String, in registry: FunctionCallExprSyntax?
  ) throws(NewProblem) {
    guard let registry else {
      throw NewProblem("AppCoordinator has no RouteRegistry(…) for the routes \(route)")
    }
    append(["\(route).self"], to: registry)
  }
}
