internal import CalcotContent
internal import Foundation
internal import GRDB
internal import Groups

/// The queries for the texts, the picture and the runs of a group.
extension Database {
  func describe(
    _ id: Group.ID, from known: GroupAbout?, as about: GroupAbout
  ) throws -> Stored<Group> {
    let before = try joinedGroup(id)
    try before.check(about: known, orAlready: about)
    try setAbout(about, of: id)
    return try updated(before)
  }

  func setPicture(_ picture: ImageData?, of id: Group.ID) throws -> Stored<Group> {
    let before = try joinedGroup(id)
    if let picture {
      try insert(picture, of: id)
    } else {
      try perform("DELETE FROM picture WHERE groupId = ?", [id.rawValue])
    }
    return try updated(before)
  }

  func runs(of id: Group.ID) throws -> [Run] {
    _ = try group(id)
    return try rows("\(Self.selectRuns) WHERE groupId = ? ORDER BY start, id", [id.rawValue]) {
      try Run(id: Run.ID(rawValue: $0.decode(forColumn: "id")), plan: RunPlan(row: $0))
    }
  }

  func plan(_ plan: RunPlan, for id: Group.ID) throws -> Stored<Run> {
    let group = try joinedGroup(id)
    let run = try insert(plan, in: id)
    return Stored(run, .runPlanned(run, for: group))
  }

  func change(
    _ id: Run.ID, of group: Group.ID, from known: RunPlan?, to plan: RunPlan
  ) throws -> Stored<Run> {
    let group = try joinedGroup(group)
    let before = try run(id, of: group.id)
    try before.check(plan: known, orAlready: plan)
    let run = Run(id: id, plan: plan)
    guard run != before else { return Stored(run, nil) }
    try perform(
      "UPDATE run SET start = ?, metres = ?, kind = ?, note = ?, isPublic = ? WHERE id = ?",
      StatementArguments(Self.columns(of: plan) + [id.rawValue]))
    return Stored(run, .runChanged(run, of: group))
  }

  func delete(_ id: Run.ID, of group: Group.ID) throws -> Stored<Run> {
    let group = try joinedGroup(group)
    let run = try run(id, of: group.id)
    try perform("DELETE FROM run WHERE id = ?", [id.rawValue])
    return Stored(run, .runDeleted(id, of: group))
  }

  func restore(_ run: Run, of id: Group.ID) throws -> Stored<Void> {
    let group = try joinedGroup(id)
    try insert(run.plan, in: id, number: run.id)
    return Stored((), changesCount == 1 ? .runPlanned(run, for: group) : nil)
  }

  private func run(_ id: Run.ID, of group: Group.ID) throws -> Run {
    try row("\(Self.selectRuns) WHERE id = ? AND groupId = ?", [id.rawValue, group.rawValue]) {
      try Run(id: id, plan: RunPlan(row: $0))
    }
  }

  func setAbout(_ about: GroupAbout, of id: Group.ID) throws {
    try perform(
      #"UPDATE "group" SET description = ?, place = ? WHERE id = ?"#,
      [about.description, about.place, id.rawValue])
  }

  func insert(_ picture: ImageData, of id: Group.ID) throws {
    try perform(
      "INSERT OR REPLACE INTO picture (groupId, content) VALUES (?, ?)",
      [id.rawValue, picture.bytes])
  }

  func insert(_ plan: RunPlan, in group: Group.ID) throws -> Run {
    try insert(plan, in: group, number: nil)
    return Run(id: Run.ID(rawValue: lastInsertedRowID), plan: plan)
  }

  /// Inserts a run under the given number, unless it is taken, or under the next one.
  private func insert(_ plan: RunPlan, in group: Group.ID, number: Run.ID?) throws {
    try perform(
      """
      INSERT OR IGNORE INTO run (start, metres, kind, note, isPublic, groupId, id)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      StatementArguments(Self.columns(of: plan) + [group.rawValue, number?.rawValue]))
  }

  private static let selectRuns = "SELECT id, start, metres, kind, note, isPublic FROM run"

  /// Returns the values of start, distance, kind, note and publicity, in this order.
  private static func columns(of plan: RunPlan) -> [(any DatabaseValueConvertible)?] {
    [
      Int64(plan.start.timeIntervalSince1970), plan.metres, plan.kind.rawValue, plan.note,
      plan.isPublic,
    ]
  }
}

extension RunPlan {
  /// Creates a plan from the columns of a run.
  init(row: Row) throws {
    let start: Int64 = try row.decode(forColumn: "start")
    try self.init(
      start: Date(timeIntervalSince1970: TimeInterval(start)),
      metres: row.decode(forColumn: "metres"),
      // NB: the table rejects every other text.
      kind: RunKind(rawValue: row.decode(forColumn: "kind")) ?? .easy,
      note: row.decode(forColumn: "note"), isPublic: row.decode(forColumn: "isPublic"))
  }
}
