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

  @Test func `takes a list with fields that it does not know`() throws {
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
    "says that text is no JSON",
    arguments: [
      "", "{\"launches\": [\n oops]}", "{\"launches\": []}\n\n x", "[1, 2",
      String(repeating: "[", count: 100_000),
    ])
  func syntax(_ text: String) { #expect(fault(text) == "it is no JSON") }

  @Test func `never takes a list that is cut off or changed at one place for another one`() throws {
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
