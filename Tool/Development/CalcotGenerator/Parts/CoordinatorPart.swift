/// A screen's Coordinator and builder, and the flow of its domain.
enum CoordinatorPart {
  static func coordinator(_ screen: Screen, first: String, random: inout SplitMix) -> GeneratedFile
  {
    let name = screen.name
    let retains = screen.has(.retains) && screen.place.isMultiple(of: 2)
    let parent =
      retains
      ? "private var parentCoordinator: BaseCoordinator?«+coord-retain»"
      : "private weak var parentCoordinator: BaseCoordinator?«-coord-retain»"
    let cycle = screen.planted(
      .cycle,
      """

          func startAgain() {
              let again = \(first)Coordinator(navigationController: navigationController, builder: builder, parent: self)«+dependency-cycle»
              addChild(again)
              again.start()
          }

      """, otherwise: "")
    return GeneratedFile(
      path: "\(screen.folder)/\(name)Coordinator.swift",
      marked: """
        import UIKit

        /// Where \(name) can lead.
        protocol \(name)Coordinating: AnyObject {
            func show\(screen.domain.name)(_ id: String)
            func close()
        }

        final class \(name)Coordinator: BaseCoordinator, \(name)Coordinating {
            private let navigationController: UINavigationController«-coord-retain»
            private let builder: ScreenBuilder
            \(parent)

            init(navigationController: UINavigationController, builder: ScreenBuilder, parent: BaseCoordinator) {
                self.navigationController = navigationController
                self.builder = builder
                parentCoordinator = parent
                super.init()
            }

            override func start() {
                let screen = builder.make\(name)(coordinator: self)
                navigationController.pushViewController(screen, animated: true)«-view-navigates»
            }

            func show\(screen.domain.name)(_ id: String) {
        \(showing(screen))
            }

            func close() {
                navigationController.popViewController(animated: true)
                parentCoordinator?.removeChild(self)
            }
        \(cycle)}
        """)
  }

  private static func showing(_ screen: Screen) -> String {
    guard let next = screen.next else { return "        close()" }
    return """
              let coordinator = \(next)Coordinator(navigationController: navigationController, builder: builder, parent: self)
              addChild(coordinator)
              coordinator.start()
      """
  }

  /// Returns the builder of a domain's screens: the place for concrete classes.
  static func builder(of domain: Domain, screens: [Screen]) -> GeneratedFile {
    let methods = screens.map { screen in
      let view =
        screen.usesSwiftUI
        ? "UIHostingController(rootView: \(screen.name)View(viewModel: viewModel\(screen.has(.viewNavigates) ? ", navigationController: navigationController" : "")))"
        : "\(screen.name)ViewController(viewModel: viewModel)"
      return """
            func make\(screen.name)(coordinator: any \(screen.name)Coordinating) -> UIViewController {
                let interactor = \(screen.name)Interactor(service: \(domain.variable)Service)«-concrete-dep»
                let viewModel = \(screen.name)ViewModel(interactor: interactor, coordinator: coordinator)
                return \(view)
            }


        """
    }.joined()
    return GeneratedFile(
      path: "App/Features/\(domain.name)/ScreenBuilder+\(domain.name).swift",
      marked: """
        import SwiftUI
        import UIKit

        extension ScreenBuilder {
        \(methods)    private var \(domain.variable)Service: \(domain.name)Service {
                \(domain.name)Service(client: client, store: store)
            }
        }
        """)
  }
}
