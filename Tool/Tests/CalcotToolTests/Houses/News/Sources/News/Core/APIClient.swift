import Foundation

public protocol APIClientProtocol {
	func load(_ path: String) async throws -> Data
}

public protocol Coordinator: AnyObject {
	func start()
}
