/// The Models of a domain and of its screens.
enum ModelPart {
  static func entity(of domain: Domain, random: inout SplitMix) -> GeneratedFile {
    let fields = domain.fields.map { "    let \($0.name): \($0.type)\n" }.joined()
    let keys = domain.fields.map { "        case \($0.name)\n" }.joined()
    let samples = domain.fields.map { ",\n            \($0.name): \($0.sample)" }.joined()
    let cases = domain.cases.map { "    case \($0)\n" }.joined()
    var methods = Methods(domain: domain, random: &random)
    return GeneratedFile(
      path: "App/Features/\(domain.name)/Model/\(domain.name).swift",
      marked: """
        import Foundation

        /// One \(domain.variable) as the server knows it.
        struct \(domain.name): Equatable, Hashable, Codable, Identifiable, Sendable {
            let id: String
            let title: String
            let amount: Decimal
            let createdAt: Date
            let status: \(domain.name)Status
            let tags: [String]
            let isArchived: Bool
            let count: Int
        \(fields)
            enum CodingKeys: String, CodingKey {
                case id
                case title = "display_title"
                case amount
                case createdAt = "created_at"
                case status
                case tags
                case isArchived = "archived"
                case count
        \(keys)    }
        }

        enum \(domain.name)Status: String, Codable, CaseIterable, Sendable {
        \(cases)}

        enum \(domain.name)Error: Error, Equatable {
            case missing(reason: String)
            case invalid(field: String, value: String)
            case refused(code: Int)
        }

        extension \(domain.name) {
            static let sample = \(domain.name)(
                id: "\(domain.variable)-1",
                title: "\(random.one(of: Words.sentences))",
                amount: 12.5,
                createdAt: Date(timeIntervalSince1970: 1_700_000_000),
                status: .\(domain.cases[0]),
                tags: ["#a\(random.below(90))", "#b\(random.below(90))"],
                isArchived: false,
                count: \(random.below(40))\(samples)
            )
        }

        /// Calculations over many entries, without any state.
        struct \(domain.name)Calculations {
        \(methods.text(5 + random.below(8), access: "", random: &random))}
        """)
  }

  static func screen(_ screen: Screen, random: inout SplitMix) -> GeneratedFile {
    let domain = screen.domain
    var methods = Methods(domain: domain, random: &random)
    return GeneratedFile(
      path: "\(screen.folder)/\(screen.name)Model.swift",
      marked: """
        import Foundation
        \(screen.planted(.modelUsesUI, "import UIKit«+model-ui»\n", otherwise: ""))
        /// What \(screen.name) shows, before anything is formatted.
        struct \(screen.name)Model: Equatable {
            var \(domain.plural): [\(domain.name)]
            var selected: \(domain.name).ID?
            var query: String
            var isComplete: Bool
            \(screen.planted(.modelUsesUI, "var tint: UIColor", otherwise: "var page: Int"))

            static let empty = \(screen.name)Model(
                \(domain.plural): [],
                selected: nil,
                query: "",
                isComplete: false,
                \(screen.planted(.modelUsesUI, "tint: .systemTeal", otherwise: "page: 0"))
            )

            var visible: [\(domain.name)] {
                \(domain.plural).filter { query.isEmpty || $0.title.localizedStandardContains(query) }
            }

        \(methods.text(2 + random.below(4), random: &random))}
        """)
  }
}
