import Foundation

/// A subscription, or something else that can be ended.
public protocol Disposable {
  func dispose()
}

/// A disposable that knows whether it was disposed of.
public protocol Cancelable: Disposable {
  var isDisposed: Bool { get }
}

/// The maker of disposables.
public struct Disposables {
  private init() {}

  /// Creates a disposable that does nothing.
  public static func create() -> any Disposable { Ending {} }

  /// Creates a disposable that calls `dispose` the first time that it is disposed of.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    Ending(dispose)
  }
}

private final class Ending: Cancelable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  var isDisposed: Bool { lock.withLock { action == nil } }

  func dispose() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }
}

/// A bag that disposes of its contents when it is released.
public final class DisposeBag {
  private let lock = NSLock()
  private var contents: [any Disposable] = []

  public init() {}

  deinit {
    for disposable in contents { disposable.dispose() }
  }

  public func insert(_ disposable: any Disposable) { lock.withLock { contents.append(disposable) } }
}

extension Disposable {
  /// Adds this to a bag.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
