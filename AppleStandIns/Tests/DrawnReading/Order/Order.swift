package import Calcot
import CalcotViews
package import Foundation
import Observation

/// An order of vegetables, with a value for each kind of field.
@MainActor @Observable
package final class Order {
  package enum Size: String, CaseIterable { case small, large }
  package enum Herb: String, CaseIterable { case bay, dill, mint, sage, thyme, tarragon }

  package var values = Values()
  /// A Boolean value that indicates whether every change of a value is refused.
  package var refuses = false
  package var objection: String?
  package var isClosed = false
  /// What the user has asked for, refused or not.
  package private(set) var asked: [String] = []

  package struct Values: Equatable {
    package var name = "Leek"
    package var mail = ""
    package var secret = ""
    package var notes = ""
    package var isGift = false
    package var size: Size?
    package var herb = Herb.dill
    package var herbs: Set<Herb> = []
    package var weight = 1.5
    package var bunches = 2.0
    package var ripeness = 40.0
    package var day = Date(timeIntervalSince1970: 1_769_817_600)
    package var time = Date(timeIntervalSince1970: 1_769_817_600 + 66_600)
    package var moment = Date(timeIntervalSince1970: 1_769_817_600 + 66_600)
    package var end: Date?
    package var isPacked = false
  }

  package init() {}

  func set<Value>(_ place: WritableKeyPath<Values, Value>, _ value: Value) {
    asked.append("\(value)")
    if !refuses { values[keyPath: place] = value }
  }

  func note(_ use: String) { asked.append(use) }
}

package enum OrderRoute: Route {
  case fields
  case rows
}

package final class OrderCoordinator: Coordinator, AddressOpening {
  package let navigation: StackNavigation<OrderRoute>
  package let order = Order()

  package init(_ root: OrderRoute) { navigation = StackNavigation(root: root) }

  package func calcot(for route: OrderRoute, at place: RoutePlace<OrderRoute>) -> Placed {
    switch route {
    case .fields: place.screen { Calcot(order, view: OrderForm.init) }
    case .rows: place.screen { Calcot(order, view: OrderRows.init) }
    }
  }
}
