import CalcotTesting
import Foundation
import Launches
import LaunchesClient
import LaunchesServer
import Testing

@testable import LaunchesArchive

@Suite("The API without a server")
struct BundledLaunchesAPITests {
  @Test func `gives what the server gives`() async throws {
    let bundled = BundledLaunchesAPI()
    try await withServer { api in
      guard case .changed(let launches, let sent) = try await api.launches(unless: nil),
        case .changed(let own, let version?) = try await bundled.launches(unless: nil)
      else {
        Issue.record("there is no list")
        return
      }
      #expect(launches == own)
      #expect(version == sent)
      #expect(try await bundled.launches(unless: version) == .unchanged)
    }
    await #expect(throws: LaunchesAPIError.rejected(status: 404)) {
      try await bundled.launch(Launch.ID(rawValue: "apollo-18"), unless: nil)
    }
  }

  @Test func `knows what has changed since another edition of the app`() async throws {
    func api(_ mission: String) throws -> BundledLaunchesAPI {
      let file = """
        {"source": "A test", "launches": [{"id": "a", "mission": "\(mission)", "date": "1969-07-16",
        "rocket": "R", "site": "S", "outcome": "success", "summary": "\(mission)!"}]}
        """
      return BundledLaunchesAPI(try LaunchesArchive(Data(file.utf8)))
    }
    let (old, new, id) = (try api("A"), try api("B"), Launch.ID(rawValue: "a"))
    guard case .changed(_, let list?) = try await old.launches(unless: nil),
      case .changed(_, let detail?) = try await old.launch(id, unless: nil)
    else {
      Issue.record("it has no version")
      return
    }
    #expect(try await old.launch(id, unless: detail) == .unchanged)
    guard case .changed(let launches, _) = try await new.launches(unless: list),
      case .changed(let launch, _) = try await new.launch(id, unless: detail)
    else {
      Issue.record("it has the version of the other edition")
      return
    }
    #expect(launches.map(\.mission) == ["B"])
    #expect(launch.summary == "B!")
  }
}
