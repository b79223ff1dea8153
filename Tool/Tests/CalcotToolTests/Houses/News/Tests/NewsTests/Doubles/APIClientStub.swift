import Foundation
@testable import News

struct APIClientStub: APIClientProtocol {
	func load(_ path: String) async throws -> Data { Data() }
}
