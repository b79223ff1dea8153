public import Foundation
import GRDB
public import Launches

/// A store of the launches in a ``LaunchesDatabase``.
public struct SQLiteLaunchesStore: LaunchesStore {
  private let database: LaunchesDatabase

  /// Creates a store of a database.
  public init(_ database: LaunchesDatabase) { self.database = database }

  public func launches() async throws(LaunchesStoreError) -> Kept<[Launch]>? {
    try await database.read { db in
      guard let fetched = try Fetch.fetchOne(db, of: Fetch.list) else { return nil }
      let rows = try Row.fetchAll(
        db, sql: "SELECT * FROM launch WHERE place IS NOT NULL ORDER BY place")
      let launches = rows.compactMap(Launch.init)
      // NB: an incomplete list must not count as current, or it would stay incomplete.
      let version = launches.count == rows.count ? fetched.version : nil
      return Kept(launches, version: version, date: fetched.date)
    }
  }

  public func keep(_ launches: Kept<[Launch]>) async throws(LaunchesStoreError) {
    try await database.write { db in
      try db.execute(sql: "UPDATE launch SET place = NULL")
      for (place, launch) in launches.value.enumerated() {
        try db.keep(launch, place: place)
      }
      try db.execute(sql: "DELETE FROM launch WHERE place IS NULL AND summary IS NULL")
      try Fetch(launches).keep(db, of: Fetch.list)
    }
  }

  public func confirmLaunches(at date: Date) async throws(LaunchesStoreError) {
    try await database.write { db in
      try db.execute(
        sql: "UPDATE fetched SET date = ? WHERE what = ?",
        arguments: [date.timeIntervalSinceReferenceDate, Fetch.list])
    }
  }

  public func launch(_ id: Launch.ID) async throws(LaunchesStoreError) -> Kept<LaunchDetail>? {
    try await database.read { db in
      guard let fetched = try Fetch.fetchOne(db, of: id.rawValue),
        let row = try Row.fetchOne(
          db, sql: "SELECT * FROM launch WHERE id = ?", arguments: [id.rawValue]),
        let launch = Launch(row), let summary = row.value("summary", as: String.self)
      else { return nil }
      return Kept(
        LaunchDetail(launch: launch, summary: summary), version: fetched.version,
        date: fetched.date)
    }
  }

  public func keep(_ detail: Kept<LaunchDetail>) async throws(LaunchesStoreError) {
    try await database.write { db in
      let launch = detail.value.launch
      try db.keep(launch, place: nil)
      try db.execute(
        sql: "UPDATE launch SET summary = ? WHERE id = ?",
        arguments: [detail.value.summary, launch.id.rawValue])
      try Fetch(detail).keep(db, of: launch.id.rawValue)
    }
  }

  public func detailCount() async throws(LaunchesStoreError) -> Int {
    try await database.read { db in
      try Int.fetchOne(db, sql: "SELECT count(*) FROM launch WHERE summary IS NOT NULL") ?? 0
    }
  }

  public func deleteDetails() async throws(LaunchesStoreError) {
    try await database.write { db in
      try db.execute(sql: "UPDATE launch SET summary = NULL")
      try db.execute(sql: "DELETE FROM launch WHERE place IS NULL")
      try db.execute(sql: "DELETE FROM fetched WHERE what <> ?", arguments: [Fetch.list])
    }
  }
}

/// The time of a fetch, and the version on the server.
private struct Fetch {
  // NB: no launch has an empty name.
  static let list = ""

  let version: DataVersion?
  let date: Date

  init<Value>(_ kept: Kept<Value>) {
    version = kept.version
    date = kept.date
  }

  private init?(_ row: Row) {
    guard let date = row.value("date", as: Double.self) else { return nil }
    version = row.value("version", as: String.self).map(DataVersion.init)
    self.date = Date(timeIntervalSinceReferenceDate: date)
  }

  static func fetchOne(_ db: Database, of what: String) throws -> Fetch? {
    try Row.fetchOne(db, sql: "SELECT * FROM fetched WHERE what = ?", arguments: [what])
      .flatMap { Fetch($0) }
  }

  func keep(_ db: Database, of what: String) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO fetched (what, version, date) VALUES (?, ?, ?)",
      arguments: [what, version?.rawValue, date.timeIntervalSinceReferenceDate])
  }
}

extension Database {
  /// Stores a launch of a list, with its position if `place` is given.
  fileprivate func keep(_ launch: Launch, place: Int?) throws {
    try execute(
      sql: """
        INSERT INTO launch (id, place, mission, date, rocket, site, outcome)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET place = coalesce(excluded.place, place),
          mission = excluded.mission, date = excluded.date, rocket = excluded.rocket,
          site = excluded.site, outcome = excluded.outcome
        """,
      arguments: [
        launch.id.rawValue, place, launch.mission, launch.date.description, launch.rocket,
        launch.site, launch.outcome.rawValue,
      ])
  }
}

extension Launch {
  /// Creates a stored launch. Returns nil for a row that this version of the app would not have
  /// stored.
  fileprivate init?(_ row: Row) {
    func text(_ column: String) -> String? { row.value(column, as: String.self) }
    guard let id = text("id"), let mission = text("mission"), let rocket = text("rocket"),
      let site = text("site"), let date = text("date").flatMap(LaunchDate.init),
      let outcome = text("outcome").flatMap(LaunchOutcome.init)
    else { return nil }
    self.init(
      id: ID(rawValue: id), mission: mission, date: date, rocket: rocket, site: site,
      outcome: outcome)
  }
}

extension Row {
  /// Returns the value in a column, or nil if there is none or it has another type.
  ///
  /// NB: GRDB's own subscript ends the app then, and a file can be damaged.
  fileprivate func value<Value: DatabaseValueConvertible>(
    _ column: String, as type: Value.Type
  ) -> Value? {
    try? decode(Value.self, forColumn: column)
  }
}
