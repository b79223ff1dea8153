import Calcot
import Foundation

@MainActor
protocol ClubsInteracting: AnyObject {
  var list: ClubsList { get }
  var listDidChange: ObserverSet<Void> { get }
  func fetch() async throws(ServerError)
  func delete(_ id: Club.ID) async throws(ServerError)
  func search(for text: String)
  func changeOrder()
}

final class ClubsInteractor: ClubsInteracting {
  private(set) var list: ClubsList { didSet { listDidChange.notify() } }
  let listDidChange = ObserverSet<Void>()
  private let server: ClubServer

  init(server: ClubServer) {
    self.server = server
    list = ClubsList(now: server.now)
  }

  func fetch() async throws(ServerError) {
    list.isLoading = true
    defer { list.isLoading = false }
    list.clubs = try await server.clubs()
  }

  func delete(_ id: Club.ID) async throws(ServerError) {
    try await server.delete(id)
    list.clubs.removeAll { $0.id == id }
  }

  func search(for text: String) { list.search = text }
  func changeOrder() { list.sortsByMembers.toggle() }
}
