/// A screen's ViewModel, with its extension in a file of its own.
enum ViewModelPart {
  static func file(_ screen: Screen, random: inout SplitMix) -> GeneratedFile {
    let domain = screen.domain
    var methods = Methods(domain: domain, random: &random)
    return GeneratedFile(
      path: "\(screen.folder)/\(screen.name)ViewModel.swift",
      marked: """
        \(imports(screen))
        /// One row of \(screen.name), ready to be shown.
        struct \(screen.name)RowViewModel: Equatable, Identifiable {«-vm-ui-use»
            let id: String
            let title: String
            let detail: String
            let isSelected: Bool
        }
        \(viewing(screen))
        \(head(screen))
        \(state(screen))
            private let interactor: any \(screen.name)Interacting
            private weak var coordinator: (any \(screen.name)Coordinating)?
            private var loading: Task<Void, Never>?
            private var retry: (() -> Void)?

            init(interactor: any \(screen.name)Interacting, coordinator: any \(screen.name)Coordinating) {
                self.interactor = interactor
                self.coordinator = coordinator
                \(retry(screen))
                interactor.observe { [weak self] model in
                    guard let self else { return }
                    self.apply(model)
                }
            }

            deinit {
                loading?.cancel()
            }

            func viewDidLoad() {
                loading = Task { [weak self] in
                    do {
                        try await self?.interactor.load()
                    } catch {
                        self?.show(error)
                    }
                }
            }

            func retryButtonTapped() {
                retry?()
            }

        \(events(screen))
            private func apply(_ model: \(screen.name)Model) {
                rows = model.visible.map { entry in
                    \(screen.name)RowViewModel(
                        id: entry.id,
                        title: entry.title,
                        detail: entry.createdAt.formatted(date: .abbreviated, time: .shortened),
                        isSelected: entry.id == model.selected
                    )
                }
            }

            private func show(_ error: any Error) {
                message = error.localizedDescription
            }

        \(methods.text(3 + random.below(6), random: &random))}
        \(dataSource(screen))
        """)
  }

  /// Returns an extension for formatting in another file.
  static func formatting(_ screen: Screen, random: inout SplitMix) -> GeneratedFile {
    var methods = Methods(domain: screen.domain, random: &random)
    return GeneratedFile(
      path: "\(screen.folder)/\(screen.name)ViewModel+Formatting.swift",
      marked: """
        import Foundation

        // MARK: - How \(screen.name) words things

        extension \(screen.name)ViewModel {
            var emptyText: String {
                NSLocalizedString("\(screen.name).empty", value: "\(random.one(of: Words.texts))", comment: "")
            }

        \(methods.text(3 + random.below(6), access: "", random: &random))}
        """)
  }

  private static func imports(_ screen: Screen) -> String {
    var imports = "import Foundation\n"
    if screen.state == .published { imports = "import Combine\n" + imports }
    if screen.state == .observable { imports += "import Observation\n" }
    if screen.has(.importsUI) { imports += "import UIKit«+vm-ui-import»\n" }
    if screen.has(.usesUI) || screen.has(.viewModelNavigates) || screen.has(.isDataSource) {
      imports += "import UIKit\n"
    }
    return imports
  }

  private static func viewing(_ screen: Screen) -> String {
    guard screen.state == .delegate else { return "" }
    return """

      /// What \(screen.name)ViewModel tells its view.
      protocol \(screen.name)Viewing: AnyObject {
          func viewModelDidChange()
      }

      """
  }

  private static func head(_ screen: Screen) -> String {
    let mark = screen.planted(.untested, "«+vm-without-test»", otherwise: "")
    let base = screen.has(.isDataSource) ? "NSObject" : nil
    switch screen.state {
    case .published:
      let inherited = [base, "ObservableObject"].compactMap { $0 }.joined(separator: ", ")
      return "final class \(screen.name)ViewModel: \(inherited) {\(mark)"
    case .observable:
      return
        "@Observable\nfinal class \(screen.name)ViewModel\(base.map { ": \($0)" } ?? "") {\(mark)"
    case .delegate:
      return "final class \(screen.name)ViewModel\(base.map { ": \($0)" } ?? "") {\(mark)"
    }
  }

  private static func state(_ screen: Screen) -> String {
    let wrapper = screen.state == .published ? "@Published " : ""
    let access = screen.planted(.settableState, "", otherwise: "private(set) ")
    let mark = screen.planted(.settableState, "«+settable-state»", otherwise: "")
    let rows = "\(wrapper)\(access)var rows: [\(screen.name)RowViewModel] = []\(mark)"
    guard screen.state == .delegate else {
      return """
            \(rows)
            \(wrapper)private(set) var message: String?
            let title = "\(screen.name)"

        """
    }
    return """
          \(rows)
          private(set) var message: String? {
              didSet { view?.viewModelDidChange() }
          }
          private weak var view: (any \(screen.name)Viewing)?
          let title = "\(screen.name)"

      """
  }

  private static func retry(_ screen: Screen) -> String {
    guard screen.has(.retains), screen.place.isMultiple(of: 2) == false else {
      return screen.has(.isDataSource)
        ? "super.init()\n        retry = { [weak self] in self?.viewDidLoad() }«-coord-retain»"
        : "retry = { [weak self] in self?.viewDidLoad() }«-coord-retain»"
    }
    return "retry = { self.viewDidLoad() }«+coord-retain»"
  }

  private static func events(_ screen: Screen) -> String {
    var text = """
          func rowTapped(_ id: String) {
              interactor.select(id)
              coordinator?.show\(screen.domain.name)(id)
          }

          func searchTextChanged(_ text: String) {
              interactor.search(text)
          }

          func closeButtonTapped() {
              coordinator?.close()
          }

      """
    if screen.state == .delegate {
      text += """

            func attach(_ view: any \(screen.name)Viewing) {
                self.view = view
            }

        """
    }
    return text + planted(screen)
  }
}
