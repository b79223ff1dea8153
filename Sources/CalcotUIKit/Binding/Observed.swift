#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Observation

  /// A property wrapper whose changes `observe(_:)` tracks: for the ViewModel
  /// of a view controller, which the framework replaces when its Model has changed.
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
  /// A ViewModel that is itself `@Observable`, and stays the same, does not need it.
  @MainActor
  @propertyWrapper
  public struct Observed<Value> {
    private let storage: Storage

    /// Creates a property with an initial value.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    /// The current value.
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
