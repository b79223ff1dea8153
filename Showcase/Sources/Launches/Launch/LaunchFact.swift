/// A fact about a launch, as a row shows it.
package struct LaunchFact: Hashable, Sendable {
  package let title: String
  package let detail: String
}
