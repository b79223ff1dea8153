/// A screen's Interactor with its protocol.
enum InteractorPart {
  static func file(_ screen: Screen, random: inout SplitMix) -> GeneratedFile {
    let domain = screen.domain
    let service = screen.planted(
      .concreteDependency, "\(domain.name)Service«+concrete-dep»",
      otherwise: "any \(domain.name)Servicing")
    var methods = Methods(domain: domain, random: &random)
    return GeneratedFile(
      path: "\(screen.folder)/\(screen.name)Interactor.swift",
      marked: """
        import Foundation

        /// The business logic of \(screen.name).
        protocol \(screen.name)Interacting: AnyObject {
            var model: \(screen.name)Model { get }
            func observe(_ onChange: @escaping (\(screen.name)Model) -> Void)
            func load() async throws
            func select(_ id: \(domain.name).ID)
            func search(_ query: String)
        }

        final class \(screen.name)Interactor: \(screen.name)Interacting {
            private(set) var model: \(screen.name)Model = .empty {
                didSet {
                    guard model != oldValue else { return }
                    observers.forEach { $0(model) }
                }
            }

            private let service: \(service)
            private let clock: () -> Date
            private var observers: [(\(screen.name)Model) -> Void] = []

            init(service: \(service.split(separator: "«")[0]), clock: @escaping () -> Date = Date.init) {
                self.service = service
                self.clock = clock
            }

            func observe(_ onChange: @escaping (\(screen.name)Model) -> Void) {
                observers.append(onChange)
                onChange(model)
            }

            func load() async throws {
                let \(domain.plural) = try await service.\(domain.plural)(since: clock().addingTimeInterval(-86_400))
                model.\(domain.plural) = \(domain.plural)
                model.isComplete = true
            }

            func select(_ id: \(domain.name).ID) {
                guard model.\(domain.plural).contains(where: { $0.id == id }) else { return }
                model.selected = id
            }

            func search(_ query: String) {
                model.query = query.trimmingCharacters(in: .whitespacesAndNewlines)
            }
        }

        extension \(screen.name)Interactor {
        \(methods.text(4 + random.below(8), random: &random))}
        """)
  }
}
