/// The template of a new screen, in each content and style.
struct ScreenTemplate {
  let names: PlaceNames
  let content: ScreenContent
  let style: ScreenStyle
  var interface = ScreenInterface.semantic
  /// The Coordinator that gets the screen.
  let owner: CoordinatorFile

  /// Returns the files of the screen's parts.
  func parts() throws -> [NewFile] {
    var sources = [
      ("{{ name }}.swift", PackageResources.ScreenModel_swift_stencil),
      ("{{ name }}Interactor.swift", PackageResources.ScreenInteractor_swift_stencil),
      ("{{ name }}View.swift", PackageResources.ScreenView_swift_stencil),
      ("{{ name }}ViewModel.swift", viewModel),
      ("{{ coordinator }}+{{ name }}.swift", PackageResources.ScreenAssembly_swift_stencil),
    ]
    if content == .list {
      sources.append(("{{ name }}Row.swift", PackageResources.ScreenRow_swift_stencil))
    }
    if style == .router {
      sources.append(("{{ name }}Router.swift", PackageResources.ScreenRouter_swift_stencil))
    }
    switch interface {
    case .semantic: break
    case .uikit:
      sources.append(
        ("{{ name }}ViewController.swift", PackageResources.ScreenViewController_swift_stencil))
    case .swiftui:
      sources.append(("{{ name }}Screen.swift", PackageResources.ScreenSwiftUI_swift_stencil))
    }
    return try filled(sources)
  }

  /// The registration of the native View with a host; nil if there is none.
  var registration: ViewRegistration? {
    let name = names.type.text
    let viewModel = "\(name)ViewModel" + (style == .streams ? ".Outputs" : "")
    return switch interface {
    case .semantic: nil
    case .uikit: ViewRegistration(of: "\(name)ViewController", for: viewModel, with: .uikit)
    case .swiftui: ViewRegistration(of: "\(name)Screen", for: viewModel, with: .swiftui)
    }
  }

  /// Returns the files of the screen's tests.
  func tests() throws -> [NewFile] {
    try filled([
      ("{{ name }}Tests.swift", PackageResources.ScreenTests_swift_stencil),
      ("{{ name }}ViewModelTests.swift", PackageResources.ScreenViewModelTests_swift_stencil),
    ])
  }

  /// Returns the first file of the Coordinator's steps, with the step of this screen.
  func steps() throws -> NewFile {
    try TemplateFile(
      path: "\(owner.step).swift", source: PackageResources.ScreenStep_swift_stencil
    ).filled(with: context)
  }

  var step: StepInsertion {
    let request = contract.request
    return StepInsertion(
      declaration: request.name + (request.input.map { "(\($0.type))" } ?? ""),
      pattern: ".\(request.name)" + (request.input.map { "(let \($0.name))" } ?? ""),
      handling: "showMessage(\"\(request.message)\", .success)")
  }

  private var contract: ScreenContract { ScreenContract(of: content, names) }

  private var viewModel: [UInt8] {
    switch style {
    case .observable, .immutable, .router: PackageResources.ScreenViewModel_swift_stencil
    case .delegate: PackageResources.ScreenDelegateViewModel_swift_stencil
    case .streams: PackageResources.ScreenStreamsViewModel_swift_stencil
    }
  }

  private func filled(_ sources: [(path: String, source: [UInt8])]) throws -> [NewFile] {
    try sources.map { try TemplateFile(path: $0, source: $1).filled(with: context) }
  }
}
