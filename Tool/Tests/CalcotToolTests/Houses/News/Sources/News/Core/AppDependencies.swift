struct AppDependencies {
	let client: APIClientProtocol
}
