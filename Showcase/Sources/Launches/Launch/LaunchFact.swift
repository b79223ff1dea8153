/// A fact about a launch, as a row shows it.
struct LaunchFact: Hashable, Sendable {
  let title: String
  let detail: String
}
