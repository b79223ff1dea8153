import CalcotTesting

/// The limits, the texts and the rules of an exploration.
///
/// ```swift
/// let report = await explore(
///   Exploration(limits: .init(steps: 5_000), entries: [.enter("1234", into: "PIN")])
/// ) { TestApp(BankCoordinator()) }
/// ```
public struct Exploration: Sendable {
  /// The limits of an exploration, in numbers of operations and never in seconds.
  public struct Limits: Sendable {
    /// The maximum number of moves, without those that lead back to a known state.
    public var steps: Int
    /// The maximum number of distinct states.
    public var states: Int
    /// The maximum number of random moves at the end of a walk.
    public var walk: Int
    /// The maximum number of rounds of the main actor in which an app has to settle.
    public var settling: Int
    /// The number of findings after which an exploration ends.
    public var findings: Int
    /// The maximum number of runs in which the script of a finding is shortened.
    public var shrinking: Int

    /// Creates limits.
    public init(
      steps: Int = 1_000, states: Int = .max, walk: Int = 10, settling: Int = 100_000,
      findings: Int = .max, shrinking: Int = 100
    ) {
      (self.steps, self.states, self.walk) = (steps, states, walk)
      (self.settling, self.findings, self.shrinking) = (settling, findings, shrinking)
    }
  }

  /// The limits.
  public var limits: Limits
  /// The seed of the random choices: by default `CALCOT_SEED` if it is set, otherwise a random one.
  public var seed: UInt64
  /// The rules for the texts that are entered, besides those for each kind of field.
  public var entries: [EntryRule]
  /// The app's own rules.
  public var rules: [AppRule]
  /// The rules that are waived, each on one screen.
  public var waived: [Waiver]
  /// The time at which the exploration ends, if `calcot dev` asks for it; nil for none.
  var end: ContinuousClock.Instant?
  /// The names of all screens of the app, such as those of `calcot map`: the report lists those
  /// that were never reached.
  public var screens: Set<String>

  /// Creates an exploration.
  public init(
    limits: Limits = Limits(), seed: UInt64? = nil, entries: [EntryRule] = [],
    rules: [AppRule] = [], waiving waived: [Waiver] = [], screens: Set<String> = []
  ) {
    self.limits = limits
    self.seed = seed ?? RandomRun.seed
    self.entries = entries
    self.rules = rules
    self.waived = waived
    self.screens = screens
  }
}
