/// A protocol that another module inherits; its own fake is not made, as it has no mark.
package protocol Library: Sendable {
  var town: Town { get }
  func visitors(in room: String) throws -> [String]
}

package struct Town: Equatable, Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }
}
