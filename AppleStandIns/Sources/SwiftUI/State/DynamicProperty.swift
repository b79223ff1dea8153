@_exported public import Foundation
@_exported public import Observation

/// https://developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {}

/// The storage of a state's value.
// NB: SwiftUI leaves it to the app to use a state's value in a safe place; so does this.
final class Location<Value>: @unchecked Sendable {
  var value: Value { didSet { changes.markState() } }
  let changes: Changes

  init(_ value: Value, _ changes: Changes) { (self.value, self.changes) = (value, changes) }
}

/// The storage that all copies of a view's property share, with the way to its location.
// NB: used only where the view is: on the main actor.
final class StateBox<Value>: @unchecked Sendable {
  let initial: Value
  var location: Location<Value>?

  init(_ initial: Value) { self.initial = initial }

  var value: Value {
    get { location?.value ?? initial }
    // NB: "outside of being installed on a view", setting a state has no effect.
    set { location?.value = newValue }
  }

  @MainActor
  func install(_ name: String, with pen: _Pen) {
    location = pen.place.keep(name) { Location(initial, pen.screen.changes) }
  }
}
