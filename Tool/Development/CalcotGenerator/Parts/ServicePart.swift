/// The services of a domain's Interactors: one over the network, and its storage.
enum ServicePart {
  static func contract(of domain: Domain) -> GeneratedFile {
    GeneratedFile(
      path: "App/Services/\(domain.name)/\(domain.name)Servicing.swift",
      marked: """
        import Foundation

        /// Where \(domain.plural) come from.
        protocol \(domain.name)Servicing: AnyObject {
            func \(domain.plural)(since date: Date) async throws -> [\(domain.name)]
            func save(_ \(domain.variable): \(domain.name)) async throws
            func remove(_ id: \(domain.name).ID) async throws
        }
        """)
  }

  static func service(of domain: Domain, random: inout SplitMix) -> GeneratedFile {
    var methods = Methods(domain: domain, random: &random)
    return GeneratedFile(
      path: "App/Services/\(domain.name)/\(domain.name)Service.swift",
      marked: """
        import Foundation

        final class \(domain.name)Service: \(domain.name)Servicing {
            private let client: any HTTPClient
            private let store: any KeyValueStore
            private let decoder = JSONDecoder()

            init(client: any HTTPClient, store: any KeyValueStore) {
                self.client = client
                self.store = store
                decoder.dateDecodingStrategy = .iso8601
            }

            func \(domain.plural)(since date: Date) async throws -> [\(domain.name)] {
                var components = URLComponents()
                components.path = "/v\(random.below(4) + 1)/\(domain.plural)"
                components.queryItems = [URLQueryItem(name: "since", value: date.ISO8601Format())]
                guard let url = components.url else { throw \(domain.name)Error.refused(code: 400) }
                let data = try await client.data(from: url)
                store.set(data, for: "\(domain.plural).latest")
                return try decoder.decode([\(domain.name)].self, from: data)
            }

            func save(_ \(domain.variable): \(domain.name)) async throws {
                let body = try JSONEncoder().encode(\(domain.variable))
                try await client.send(body, method: "PUT", path: "/\(domain.plural)/\\(\(domain.variable).id)")
            }

            func remove(_ id: \(domain.name).ID) async throws {
                try await client.send(Data(), method: "DELETE", path: "/\(domain.plural)/\\(id)")
            }

        \(methods.text(6 + random.below(10), random: &random))}
        """)
  }

  /// Returns a file of strings alone, as many apps have one.
  static func texts(of domain: Domain, random: inout SplitMix) -> GeneratedFile {
    var text =
      "import Foundation\n\n/// Every text of \(domain.plural).\nenum \(domain.name)Texts {\n"
    for number in 0..<(120 + random.below(240)) {
      let name = random.one(of: Words.verbs) + random.one(of: Words.things)
      text += """
            /// \(random.one(of: Words.sentences))
            static let \(name)\(number) = NSLocalizedString(
                "\(domain.variable).\(name)\(number)",
                value: "\(random.one(of: Words.texts)) – \(random.one(of: Words.sentences))",
                comment: "\(random.one(of: Words.things))"
            )

        """
    }
    return GeneratedFile(
      path: "App/Resources/\(domain.name)Texts.swift", marked: text + "}\n")
  }
}
