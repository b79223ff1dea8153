#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Observation

  /// A property that ``UIKit/UIResponder/observe(_:)`` notices when it is set: the ViewModel of a view
  /// controller, which the framework replaces when its Model has changed.
  ///
  /// ```swift
  /// final class GroupViewController: UIViewController, CalcotView {
  ///   @Observed var viewModel: GroupViewModel
  ///
  ///   override func viewDidLoad() {
  ///     super.viewDidLoad()
  ///     observe { label.text = viewModel.title }
  ///   }
  /// }
  /// ```
  ///
  /// A ViewModel that is `@Observable` itself, and stays the same, does not need it.
  @MainActor
  @propertyWrapper
  public struct Observed<Value> {
    private let storage: Storage

    /// A property that begins with a value.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    /// What was set last.
    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }

    @Observable
    fileprivate final class Storage {
      var value: Value

      init(_ value: Value) { self.value = value }
    }
  }
#endif
