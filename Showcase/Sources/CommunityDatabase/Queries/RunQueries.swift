internal import CalcotContent
internal import Foundation
internal import GRDB
internal import Groups

/// The queries for the texts, the picture and the runs of a group.
extension Database {
  func describe(_ id: Group.ID, as about: GroupAbout) throws -> Stored<Group> {
    let before = try group(id)
    try setAbout(about, of: id)
    return try updated(before)
  }

  func setPicture(_ picture: ImageData?, of id: Group.ID) throws -> Stored<Group> {
    let before = try group(id)
    if let picture {
      try execute(
        cachedStatement(sql: "INSERT OR REPLACE INTO picture (groupId, content) VALUES (?, ?)"),
        [id.rawValue, picture.bytes])
    } else {
      try execute(cachedStatement(sql: "DELETE FROM picture WHERE groupId = ?"), [id.rawValue])
    }
    return try updated(before)
  }

  func runs(of id: Group.ID) throws -> [Run] {
    _ = try group(id)
    let statement = try cachedStatement(
      sql: """
        SELECT id, start, metres, kind, note, isPublic FROM run WHERE groupId = ?
        ORDER BY start, id
        """)
    return try Row.fetchCursor(statement, arguments: [id.rawValue]).collect { row in
      Run(id: Run.ID(rawValue: row["id"]), plan: RunPlan(row: row))
    }
  }

  func plan(_ plan: RunPlan, for id: Group.ID) throws -> Stored<Run> {
    let group = try group(id)
    let run = try insert(plan, in: id)
    return Stored(run, .runPlanned(run, for: group))
  }

  func setAbout(_ about: GroupAbout, of id: Group.ID) throws {
    try execute(
      cachedStatement(sql: #"UPDATE "group" SET description = ?, place = ? WHERE id = ?"#),
      [about.description, about.place, id.rawValue])
  }

  func insert(_ plan: RunPlan, in group: Group.ID) throws -> Run {
    try execute(
      cachedStatement(
        sql: """
          INSERT INTO run (groupId, start, metres, kind, note, isPublic) VALUES (?, ?, ?, ?, ?, ?)
          """),
      [
        group.rawValue, Int64(plan.start.timeIntervalSince1970), plan.metres, plan.kind.rawValue,
        plan.note, plan.isPublic,
      ])
    return Run(id: Run.ID(rawValue: lastInsertedRowID), plan: plan)
  }
}

extension RunPlan {
  /// Creates a plan from the columns of a run.
  init(row: Row) {
    let start: Int64 = row["start"]
    self.init(
      start: Date(timeIntervalSince1970: TimeInterval(start)), metres: row["metres"],
      // NB: the table rejects every other text.
      kind: RunKind(rawValue: row["kind"]) ?? .easy, note: row["note"], isPublic: row["isPublic"])
  }
}
