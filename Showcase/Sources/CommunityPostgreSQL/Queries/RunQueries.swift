internal import CalcotContent
internal import CalcotPostgreSQL
internal import CommunityDatabase
internal import Foundation
internal import Groups

/// The queries for the texts, the picture and the runs of a group.
extension PostgreSQLConnection {
  func describe(
    _ id: Group.ID, from known: GroupAbout?, as about: GroupAbout
  ) async throws -> Stored<Group> {
    let before = try await joinedGroup(id)
    try before.check(about: known, orAlready: about)
    try await setAbout(about, of: id)
    return try await updated(before)
  }

  func setPicture(_ picture: ImageData?, of id: Group.ID) async throws -> Stored<Group> {
    let before = try await joinedGroup(id)
    if let picture {
      try await insert(picture, of: id)
    } else {
      try await query(
        "DELETE FROM community.pictures WHERE group_id = $1", [.int(id.rawValue)])
    }
    return try await updated(before)
  }

  func runs(of id: Group.ID) async throws -> [Run] {
    _ = try await group(id)
    return try await query(
      "\(Self.selectRuns) WHERE group_id = $1 ORDER BY start, id", [.int(id.rawValue)]
    ).rows.map { Run(id: Run.ID(rawValue: try $0.int("id")), plan: try RunPlan(row: $0)) }
  }

  func plan(_ plan: RunPlan, for id: Group.ID) async throws -> Stored<Run> {
    let group = try await joinedGroup(id)
    let run = try await insert(plan, in: id)
    return Stored(run, .runPlanned(run, for: group))
  }

  func change(
    _ id: Run.ID, of group: Group.ID, from known: RunPlan?, to plan: RunPlan
  ) async throws -> Stored<Run> {
    let group = try await joinedGroup(group)
    let before = try await run(id, of: group.id)
    try before.check(plan: known, orAlready: plan)
    let run = Run(id: id, plan: plan)
    guard run != before else { return Stored(run, nil) }
    try await query(
      """
      UPDATE community.runs SET start = $1, metres = $2, kind = $3, note = $4, is_public = $5
      WHERE id = $6
      """, Self.values(of: plan) + [.int(id.rawValue)])
    return Stored(run, .runChanged(run, of: group))
  }

  func delete(_ id: Run.ID, of group: Group.ID) async throws -> Stored<Run> {
    let group = try await joinedGroup(group)
    let run = try await run(id, of: group.id)
    try await query("DELETE FROM community.runs WHERE id = $1", [.int(id.rawValue)])
    return Stored(run, .runDeleted(id, of: group))
  }

  func restore(_ run: Run, of id: Group.ID) async throws -> Stored<Void> {
    let group = try await joinedGroup(id)
    let inserted = try await insert(run.plan, in: id, number: run.id)
    return Stored((), inserted == nil ? nil : .runPlanned(run, for: group))
  }

  private func run(_ id: Run.ID, of group: Group.ID) async throws -> Run {
    let rows = try await query(
      "\(Self.selectRuns) WHERE id = $1 AND group_id = $2 FOR UPDATE",
      [.int(id.rawValue), .int(group.rawValue)])
    guard let row = rows.first else { throw GroupRepositoryError.notFound }
    return Run(id: id, plan: try RunPlan(row: row))
  }

  func setAbout(_ about: GroupAbout, of id: Group.ID) async throws {
    try await query(
      "UPDATE community.groups SET description = $1, place = $2 WHERE id = $3",
      [.text(about.description), .text(about.place), .int(id.rawValue)])
  }

  func insert(_ picture: ImageData, of id: Group.ID) async throws {
    try await query(
      """
      INSERT INTO community.pictures (group_id, content) VALUES ($1, $2)
      ON CONFLICT (group_id) DO UPDATE SET content = excluded.content
      """, [.int(id.rawValue), .bytes(picture.bytes)])
  }

  func insert(_ plan: RunPlan, in group: Group.ID) async throws -> Run {
    guard let id = try await insert(plan, in: group, number: nil) else {
      throw PostgreSQLError.badColumn("id")
    }
    return Run(id: id, plan: plan)
  }

  /// Inserts a run under the given number, or under the next one; returns nil if it is taken.
  private func insert(
    _ plan: RunPlan, in group: Group.ID, number: Run.ID?
  ) async throws -> Run.ID? {
    try await query(
      """
      INSERT INTO community.runs (start, metres, kind, note, is_public, group_id, id)
      VALUES ($1, $2, $3, $4, $5, $6,
        coalesce($7, nextval(pg_get_serial_sequence('community.runs', 'id'))))
      ON CONFLICT (id) DO NOTHING RETURNING id
      """, Self.values(of: plan) + [.int(group.rawValue), .optional(number?.rawValue)]
    ).first.map { Run.ID(rawValue: try $0.int("id")) }
  }

  private static let selectRuns =
    "SELECT id, start, metres, kind, note, is_public FROM community.runs"

  /// Returns the values of start, distance, kind, note and publicity, in this order.
  private static func values(of plan: RunPlan) -> [PostgreSQLValue] {
    [
      .int(Int64(plan.start.timeIntervalSince1970)), .int(plan.metres), .text(plan.kind.rawValue),
      .text(plan.note), .bool(plan.isPublic),
    ]
  }
}

extension RunPlan {
  /// Creates a plan from the columns of a run.
  init(row: PostgreSQLRow) throws {
    self.init(
      start: Date(timeIntervalSince1970: TimeInterval(try row.int("start"))),
      metres: Int(try row.int("metres")),
      // NB: the table rejects every other text.
      kind: RunKind(rawValue: try row.text("kind")) ?? .easy, note: try row.text("note"),
      isPublic: try row.bool("is_public"))
  }
}
