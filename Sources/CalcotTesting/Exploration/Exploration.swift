/// The limits, the texts and the rules of an exploration.
///
/// ```swift
/// let report = await explore(
///   Exploration(limits: .init(steps: 5_000), entries: [.enter("1234", into: "PIN")])
/// ) { TestApp(BankCoordinator()) }
/// ```
public struct Exploration: Sendable {
  /// The limits of an exploration, which are counted and never measured in seconds.
  public struct Limits: Sendable {
    /// The number of moves made, without those that lead back to a known state.
    public var steps: Int
    /// The number of distinct states found.
    public var states: Int
    /// The number of moves that a walk goes on at random.
    public var walk: Int
    /// The number of rounds of the main actor in which an app has to settle.
    public var settling: Int
    /// The number of runs in which a finding is made shorter.
    public var shrinking: Int

    /// Creates limits.
    public init(
      steps: Int = 1_000, states: Int = .max, walk: Int = 10, settling: Int = 100_000,
      shrinking: Int = 100
    ) {
      (self.steps, self.states, self.walk) = (steps, states, walk)
      (self.settling, self.shrinking) = (settling, shrinking)
    }
  }

  /// The limits.
  public var limits: Limits
  /// The seed of what is random: `CALCOT_SEED` if it is set, a random one by default.
  public var seed: UInt64
  /// The rules for what is entered, besides the texts for each kind of field.
  public var entries: [EntryRule]
  /// The app's own rules.
  public var rules: [AppRule]
  /// The rules that are not checked, with a reason in the test.
  public var waived: Set<Invariant>
  /// The names of the screens that the app has, such as those of `calcot map`: the report says
  /// which were never reached.
  public var screens: Set<String>

  /// Creates an exploration.
  public init(
    limits: Limits = Limits(), seed: UInt64? = nil, entries: [EntryRule] = [],
    rules: [AppRule] = [], waiving waived: Set<Invariant> = [], screens: Set<String> = []
  ) {
    self.limits = limits
    self.seed = seed ?? RandomRun.seed
    self.entries = entries
    self.rules = rules
    self.waived = waived
    self.screens = screens
  }
}
