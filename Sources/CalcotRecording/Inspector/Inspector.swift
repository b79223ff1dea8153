public import Calcot

/// An inspector of running apps, which is an app itself. It shows each app's tree as layers and
/// stacks, the five parts of its screens, steps, transitions and tasks, with their history.
///
/// ```swift
/// let inspector = Inspector()
/// let app = CalcotApp(GroupsCoordinator(dependencies: live))
/// inspector.inspect(app, named: "Groups")
/// try await TerminalHost(inspector.makeApp()).run()
/// ```
///
/// It retains no app, and changes nothing in one. For each app it keeps a history of values, one
/// moment for each time that the app's hosts were updated; above the limit, the oldest moments are
/// removed. Keeping a moment costs a reading of what is shown, also while nobody looks: linear in
/// the text on the screen and the number of screens.
///
/// Texts of fields for passwords and codes are masked, also where the app shows or passes on what
/// was typed there. Other routes, steps and results are printed as they are.
@MainActor
public final class Inspector {
  /// The apps that are running, the oldest first.
  private(set) var apps: [InspectedApp] = []
  /// Notifies observers when an app begins or ends, and of each new moment.
  let appsDidChange = ObserverSet<Void>()
  private let limit: Int
  private let clock: any Clock<Duration>
  private var count = 0

  /// Creates an inspector.
  ///
  /// - Parameter limit: The maximum number of moments that are kept of an app.
  public convenience init(keeping limit: Int = 500) {
    self.init(keeping: limit, clock: ContinuousClock())
  }

  init(keeping limit: Int, clock: any Clock<Duration>) {
    (self.limit, self.clock) = (limit, clock)
  }

  /// Inspects an app from now on, until it ends; not one that has ended. From now on the app also
  /// watches whether parts are released, which costs a reflection for each screen that ends.
  public func inspect(_ app: CalcotApp, named name: String) {
    guard !app.tree.layers.isEmpty else { return }
    count += 1
    let inspected = InspectedApp(app, id: count, name: name, keeping: limit, clock: clock)
    apps.append(inspected)
    inspected.momentsDidChange.add(for: self) { inspector, _ in inspector.update() }
    appsDidChange.notify()
  }

  /// Returns the running app with this number.
  func app(_ id: InspectedApp.ID) -> InspectedApp? { apps.first { $0.id == id } }

  private func update() {
    apps.removeAll(where: \.hasEnded)
    appsDidChange.notify()
  }
}
