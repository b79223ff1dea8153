import Foundation
import Launches
import Testing

@testable import LaunchesClient

@Suite("Reading what the API sends")
struct LaunchesReaderTests {
  private static let record = #"""
    "id": "a", "mission": "A", "date": "1969-07-16", "rocket": "R", "site": "S", "outcome": "success"
    """#

  private func fault(_ text: String) -> String {
    do throws(LaunchesAPIError) {
      _ = try LaunchesReader.list(Data(text.utf8))
      return "none"
    } catch {
      guard case .garbage(let reason) = error else { return "\(error)" }
      return reason
    }
  }

  @Test("takes a list with fields that it does not know")
  func list() throws {
    let sent = #"{"source": "NASA", "launches": [{\#(Self.record), "crew": ["Ann"]}]}"#
    let launches = try LaunchesReader.list(Data(sent.utf8))
    #expect(launches.map(\.id.rawValue) == ["a"])
    #expect(launches.map(\.date.description) == ["1969-07-16"])
  }

  @Test(
    "says where the fault is, and what it is",
    arguments: [
      (#"{}"#, "launches: it is missing"),
      (#"{"launches": 3}"#, "launches: it is no Array<Any>"),
      (#"{"launches": [{\#(record)}, {"id": "b"}]}"#, "launches[1].date: it is missing"),
      (
        #"{"launches": [{\#(record.replacing("1969-07-16", with: "1969-02-30"))}]}"#,
        #"launches[0].date: "1969-02-30" is no day"#
      ),
      (
        #"{"launches": [{\#(record.replacing("success", with: "fun"))}]}"#,
        #"launches[0].outcome: "fun" is no outcome that is known"#
      ),
      (
        #"{"launches": [{\#(record.replacing(#""R""#, with: #""""#))}]}"#,
        "launches[0].rocket: it is empty"
      ),
      (
        #"{"launches": [{\#(record.replacing(#""A""#, with: "7"))}]}"#,
        "launches[0].mission: it is no text"
      ),
      (
        #"{"launches": [{\#(record.replacing(#""S""#, with: "null"))}]}"#,
        "launches[0].site: it is null"
      ),
      (
        #"{"launches": [{\#(record)}, {\#(record)}]}"#, #"launches[1].id: "a" comes twice"#
      ),
    ])
  func faults(_ text: String, _ reason: String) { #expect(fault(text) == reason) }

  @Test(
    "says in which line and column text stops to be JSON",
    arguments: [
      ("", "line 1, column 1"), ("{\"launches\": [\n oops]}", "line 2, column 2"),
      ("{\"launches\": []}\n\n x", "line 3, column 2"), ("{\"a\": 1,}", "line 1, column 9"),
      ("[1, 2", "line 1, column 6"), ("{\"a\" 1}", "line 1, column 6"),
      ("[tru]", "line 1, column 5"), ("[-]", "line 1, column 3"), ("[1.]", "line 1, column 4"),
      ("[1e]", "line 1, column 4"), ("\"a", "line 1, column 3"), ("\"a\n\"", "line 1, column 3"),
      ("\"\\", "line 1, column 3"), ("[01]", "line 1, column 3"), ("-00", "line 1, column 3"),
      (#""\x""#, "line 1, column 3"), (#""\u12""#, "line 1, column 6"),
      (#""\u12G4""#, "line 1, column 6"),
      (String(repeating: "[", count: 100_000), "line 1, column 101"),
    ])
  func syntax(_ text: String, _ place: String) {
    #expect(fault(text) == "\(place): it is no JSON")
  }

  @Test(
    "finds no fault in JSON",
    arguments: [
      " [] ", "{}", "[1, -2.5, 3e7, 4E-1, 5e+2, 0, -0.10, 0e1]", #"{"a\"": [true, false, null]}"#,
      #""ü\u00eF \"\\\/\b\f\n\r\t""#, "{\"a\": {\"b\": [{}, {\"c\" : 1}]}}\n",
    ])
  func json(_ text: String) { #expect(JSONFault.first(in: text.utf8) == nil) }

  @Test("never takes a list that is cut off or changed at one place for another one")
  func mutations() throws {
    let whole = Array(#"{"launches": [{\#(Self.record)}]}"#.utf8)
    for end in whole.indices {
      #expect(fault(String(decoding: whole[..<end], as: UTF8.self)) != "none")
    }
    for place in whole.indices {
      for byte: UInt8 in [0x00, 0x22, 0x2C, 0x5B, 0x7D, 0xFF] {
        var changed = whole
        changed[place] = byte
        _ = try? LaunchesReader.list(Data(changed))
      }
    }
  }
}
