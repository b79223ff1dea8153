import Calcot
import CalcotContent
import Foundation
import GroupsInStyles
import Localization
import ShowcaseApp
import Testing

/// Tests of the settings in a file.
@MainActor
@Suite struct SettingsStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("settings-\(UUID().uuidString)", isDirectory: true)
  private var file: URL { folder.appendingPathComponent("deep/settings.json") }

  @Test func `a chosen setting is read by the next store`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(SettingsFile(file).settings == StoredSettings())
    let store = SettingsFile(file)
    store.settings.distanceUnit = .miles
    store.settings.language = .spanish
    store.settings.style = .streams
    store.settings.appearance = .dark
    #expect(SettingsFile(file).settings == store.settings)
  }

  @Test(arguments: ["", "{", "[]", #"{"style":"riblets","language":7}"#, "Dear diary"])
  func `a setting that cannot be read counts as not chosen`(_ text: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    #expect(SettingsFile(file).settings == StoredSettings())
  }

  @Test func `a setting of another version does not hide the others`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(#"{"style":"riblets","language":"de"}"#.utf8).write(to: file)
    #expect(SettingsFile(file).settings.language == .german)
    #expect(SettingsFile(file).settings.style == nil)
  }

  @Test func `a folder in which nothing can be stored does not hinder a choice`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("deep"))
    let store = SettingsFile(file)
    store.settings.language = .german
    #expect(store.settings.language == .german)
    #expect(SettingsFile(file).settings == StoredSettings())
  }
}

@Suite struct DistanceUnitTests {
  @Test(arguments: [
    (0, "0 km", "0 mi"), (50, "0.1 km", "0 mi"), (8_000, "8 km", "5 mi"),
    (42_195, "42.2 km", "26.2 mi"), (1_609_344, "1,609.3 km", "1,000 mi"),
  ])
  func `a distance is read in the unit that is chosen`(
    _ metres: Int, _ kilometres: String, _ miles: String
  ) {
    #expect(Language.english.distance(ofMetres: metres, in: .kilometres) == kilometres)
    #expect(Language.english.distance(ofMetres: metres, in: .miles) == miles)
  }

  @Test func `a distance has the decimal separator of its language`() {
    #expect(Language.german.distance(ofMetres: 1_234_500, in: .kilometres) == "1.234,5 km")
    #expect(Language.spanish.distance(ofMetres: 42_195, in: .miles) == "26,2 mi")
  }
}

@Suite struct LanguageDateTests {
  private let moment = Date(timeIntervalSince1970: -386_310_720)

  @Test(arguments: [
    (Language.english, "4 Oct 1957 at 19:28", "4 Oct"),
    (.german, "4. Okt. 1957, 19:28", "4. Okt."), (.spanish, "4 oct 1957, 19:28", "4 oct"),
  ])
  func `a date is read as it is written in the language`(
    _ language: Language, _ moment: String, _ day: String
  ) {
    #expect(language.dayAndTime(of: self.moment, in: .gmt) == moment)
    #expect(language.day(of: self.moment, in: .gmt) == day)
  }

  @Test func `a date is that of the user's time zone`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(Language.english.dayAndTime(of: moment, in: tokyo) == "5 Oct 1957 at 04:28")
  }
}
