/// The native Views of one host, each for a type of ViewModel. A screen without one is shown by its
/// semantic View.
@MainActor
package struct ViewRegistry<Native> {
  private var makers: [ObjectIdentifier: Any] = [:]

  private typealias Maker<ViewModel> = (ViewModel) -> (Native, NativeView<ViewModel>)

  /// Creates a registry without Views.
  package init() {}

  /// Registers `make` for the ViewModel type of its View. `erase` converts the View to the type
  /// that the host works with, and `load` loads a View that was made but not loaded.
  package mutating func register<V: CalcotView>(
    _ make: @escaping @MainActor (V.ViewModel) -> V, erase: @escaping @MainActor (V) -> Native,
    load: @escaping @MainActor (V) -> Void = { _ in }
  ) {
    let maker: Maker<V.ViewModel> = { viewModel in
      let view = make(viewModel)
      let native = NativeView<V.ViewModel>(
        object: { [weak view] in view }, set: { [weak view] in view?.viewModel = $0 },
        load: { [weak view] in view.map(load) })
      return (erase(view), native)
    }
    makers[ObjectIdentifier(V.ViewModel.self)] = maker
  }

  func make<ViewModel>(_ viewModel: ViewModel) -> (Native, NativeView<ViewModel>)? {
    (makers[ObjectIdentifier(ViewModel.self)] as? Maker<ViewModel>)?(viewModel)
  }
}

/// A host's own View, held weakly, with the operations that its calçot needs.
@MainActor
struct NativeView<ViewModel> {
  let object: @MainActor () -> AnyObject?
  var isAlive: Bool { object() != nil }
  let set: @MainActor (ViewModel) -> Void
  let load: @MainActor () -> Void
}
