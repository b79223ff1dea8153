/// A stack whose path belongs to the app: "the stack's state is the path", and the screens that the
/// user pops are removed from it.
///
/// https://developer.apple.com/documentation/swiftui/navigationstack
public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never
  private let path: PathAccess
  private let root: Root

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    (self.path, self.root) = (PathAccess(path), root())
  }

  public func _draw(with pen: _Pen) {
    if pen.stack != nil {
      pen.warn("A NavigationStack stands within another NavigationStack.")
    }
    pen.at("stack") { pen.stack(path, root) }
  }
}

/// A type-erased path.
@MainActor
struct PathAccess {
  let elements: () -> [AnyHashable]
  /// Keeps the first elements.
  let keep: (Int) -> Void
  /// Appends a value; returns false if it is not of the path's type.
  let append: (AnyHashable) -> Bool

  init<Data: RangeReplaceableCollection & RandomAccessCollection>(_ path: Binding<Data>)
  where Data.Element: Hashable {
    elements = { path.wrappedValue.map { AnyHashable($0) } }
    keep = { count in
      var now = path.wrappedValue
      guard now.count > count else { return }
      now.removeLast(now.count - count)
      path.wrappedValue = now
    }
    append = { value in
      guard let element = value.base as? Data.Element ?? value as? Data.Element else {
        return false
      }
      path.wrappedValue.append(element)
      return true
    }
  }
}
