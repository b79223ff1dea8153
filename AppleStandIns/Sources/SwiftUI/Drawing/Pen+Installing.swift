extension _Pen {
  /// Connects a view's dynamic properties with the storage at its place.
  ///
  /// https://developer.apple.com/documentation/swiftui/dynamicproperty
  func install(_ value: Any) { install(value, path: "") }

  private func install(_ value: Any, path: String) {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let next = mirror {
      for (index, child) in next.children.enumerated() {
        let name = "\(path)/\(child.label ?? String(index))"
        if let property = child.value as? any InstalledProperty {
          property.install(name, with: self)
        } else if child.value is any DynamicProperty {
          install(child.value, path: name)
        }
      }
      mirror = next.superclassMirror
    }
  }
}

/// A property wrapper whose value is stored outside the view.
protocol InstalledProperty: DynamicProperty {
  @MainActor func install(_ name: String, with pen: _Pen)
}
