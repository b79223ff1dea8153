internal import CalcotCode
public import CalcotFindings

/// A ViewModel reaches a provider itself, past its Interactor or a Service.
public struct ViewModelReachesData: Rule {
  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let making = DataFindings(context: context)
    let found = DataUses.of(codebase)
    return found.byType.compactMap { type, uses in
      guard ViewModels.isOne(type, in: codebase) else { return nil }
      let raw = uses.filter { Self.isProvider($0, found.house, codebase) }
      return making.finding(
        of: Self.self, raw, in: type, role: codebase.guess(type).confidence,
        why: "an Interactor or Service between them can be replaced in a test")
    }
  }

  /// A provider itself, or a thin class around one that is no protocol: not a house's service.
  private static func isProvider(
    _ use: DataUse, _ house: HouseData, _ codebase: Codebase
  ) -> Bool {
    guard let reason = use.reason else { return use.how != .names || use.name != objectID }
    if use.how == .wraps { return true }
    if house.contexts.contains(where: { codebase[$0].name == use.name }) { return true }
    guard reason.provider != nil, use.how != .takes,
      let type = codebase.type(named: use.name, at: use.node), !type.isProtocol
    else { return false }
    return storages.contains { use.name.text.hasSuffix($0) }
  }

  private static let objectID: Name = "NSManagedObjectID"
  private static let storages = [
    "Storage", "Database", "Defaults", "Keychain", "Vault", "RestClient", "Persistence",
  ]

  public static let description = RuleDescription(
    id: "viewmodel-reaches-data", group: "data",
    summary: "A ViewModel asks its Interactor or a Service, never a provider itself.",
    rationale: """
      A ViewModel that opens a connection, writes the defaults or saves a database context mixes how \
      a thing is shown with where it is kept: its tests touch the disk, and the next screen does it \
      again.
      """,
    remedy: """
      Put the provider behind a protocol of what the screen needs (`loadOrders()`, `wasTipSeen`), \
      implemented by an Interactor or Service that the ViewModel is given.
      """,
    examples: ViewModelReachesDataExamples.all)
}
