internal import CalcotCode
internal import CalcotFindings

/// The uses of the UI in a part of the business logic.
struct BusinessUses {
  let type: CodeType
  let layer: ModelDependsOnUI.Layer
  /// The views, controllers and parts of upper layers.
  let objects: [UIReference]
  /// The values and globals.
  let remarks: [UIReference]
  /// The uses in the protocols of an Interactor, which the Interactor's own finding reports.
  private(set) var promised: [UIReference] = []

  init(
    type: CodeType, layer: ModelDependsOnUI.Layer, objects: [UIReference], remarks: [UIReference]
  ) {
    self.type = type
    self.layer = layer
    self.objects = objects
    self.remarks = remarks
  }

  var isEmpty: Bool { objects.isEmpty && remarks.isEmpty }

  /// Returns one fact for each other use, those in protocols last.
  func facts(_ others: some Sequence<UIReference>) -> [Fact] {
    (others + promised).prefix(12).map { Fact("and '\($0.name)' here", at: $0.node) }
  }

  /// Returns the uses in the order of the types. Those of an Interactor's protocol are among those
  /// of the Interactor.
  static func joined(_ all: [TypeID: BusinessUses], _ codebase: Codebase) -> [BusinessUses] {
    var joined = all
    for uses in all.values where uses.layer == .interactor && !uses.type.isProtocol {
      for contract in codebase.protocols(of: uses.type) {
        guard let promised = all[contract.id], promised.layer == .interactor,
          promised.objects.isEmpty || !uses.objects.isEmpty
        else { continue }
        joined[uses.type.id]?.promised += promised.objects + promised.remarks
        joined[contract.id] = nil
      }
    }
    return joined.values.sorted { $0.type.id < $1.type.id }
  }
}
