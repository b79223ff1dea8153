import Calcot
import CalcotContent
import CalcotUIKit
import Foundation
import LaunchesArchive
import LaunchesClient
import Synchronization
import Testing
import UIKit

@testable import ShowcaseApple

@MainActor
@Suite("The launches of the iPhone's app")
struct LaunchesOverHTTPTests {
  /// Returns the texts of a launch's page in an app whose launches come from an address.
  private func page(from address: URL?, by transport: ArchiveTransport) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let services = ShowcaseServices(folder: folder, launches: address, transport: transport)
    let window = UIWindow()
    let host = UIKitHost(services.app(), in: window, words: services.words)
    host.registerShowcaseViews(launch: .launch)
    host.start()
    host.app.send(.open("/launches/sputnik-1"))
    for _ in 0..<20 {
      await Task.detached {}.value
      await host.app.settle()
      window.stage.settle()
    }
    return try #require(UserAtPage(Person(at: window))).texts
  }

  @Test func `come over HTTP from the server that is named`() async throws {
    let transport = try ArchiveTransport()
    let texts = try await page(from: URL(string: "http://localhost:8081"), by: transport)
    #expect(texts.contains("The first artificial satellite of the Earth."))
    // NB: on an iPad, the list is beside the launch.
    let launches = "http://localhost:8081/launches"
    #expect(Set(transport.urls) == [launches, "\(launches)/sputnik-1"])
  }

  @Test func `come from the file in the app where no server is named`() async throws {
    let transport = try ArchiveTransport()
    let texts = try await page(from: nil, by: transport)
    #expect(texts.contains("The first artificial satellite of the Earth."))
    #expect(transport.urls == [])
  }
}

/// A server's answers about single launches.
private final class ArchiveTransport: HTTPTransport {
  private let asked = Mutex<[String]>([])
  private let archive: LaunchesArchive

  /// The addresses of the requests, in order.
  var urls: [String] { asked.withLock { $0 } }

  init() throws { archive = try LaunchesArchive() }

  func reply(to request: HTTPRequest) async throws(HTTPTransportError) -> HTTPReply {
    asked.withLock { $0.append(request.url.absoluteString) }
    guard let body = archive.details[request.url.lastPathComponent] else {
      return HTTPReply(status: 404)
    }
    return HTTPReply(status: 200, body: body)
  }
}
