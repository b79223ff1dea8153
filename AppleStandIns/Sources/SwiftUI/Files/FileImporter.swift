public import Foundation
public import UIKit
public import UniformTypeIdentifiers

extension View {
  /// The URLs have a security scope: "access the contents" between `startAccessingSecurityScopedResource()`
  /// and its counterpart. "Before the operation completes, isPresented is set to false"; whether before or
  /// after `onCompletion` is called, Apple's page does not say.
  ///
  /// https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:allowsmultipleselection:oncompletion:oncancellation:)
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    picking(
      "fileImporter", .fileImporter, isPresented,
      DrawnPicker { files in
        guard allowsMultipleSelection || files.count == 1,
          files.allSatisfy({ file in allowedContentTypes.contains { file.type.conforms(to: $0) } })
        else { return false }
        onCompletion(Result { try files.map { try $0.inPlace() } })
        return true
      } fail: {
        onCompletion(.failure($0))
      } cancel: {
        onCancellation()
      })
  }

  /// A modifier that presents one of the system's pickers.
  package func picking(
    _ name: String, _ kind: DrawnNode.Kind, _ isPresented: Binding<Bool>, _ picker: DrawnPicker
  ) -> some View {
    presenting(
      name, kind, identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      dismiss: { isPresented.wrappedValue = false }
    ) {
      { _, node in node.picker = picker }
    }
  }
}

/// What the user does with one of the system's pickers. No part of SwiftUI's interface.
@MainActor
package struct DrawnPicker {
  /// Chooses files, if they are offered.
  let choose: @MainActor ([FileOnStage]) -> Bool
  /// Chooses what then cannot be had.
  let fail: @MainActor (any Error) -> Void
  let cancel: @MainActor () -> Void

  package init(
    choose: @escaping @MainActor ([FileOnStage]) -> Bool,
    fail: @escaping @MainActor (any Error) -> Void, cancel: @escaping @MainActor () -> Void
  ) {
    (self.choose, self.fail, self.cancel) = (choose, fail, cancel)
  }
}

extension SwiftUIScreen {
  /// Chooses files in the picker on top; false where they are not offered.
  ///
  /// - Parameter closesFirst: whether SwiftUI sets the binding before it tells of them.
  public func choose(_ files: [FileOnStage], closesFirst: Bool = false) -> Bool {
    usePicker(closesFirst: closesFirst) { $0.choose(files) }
  }

  /// Chooses what cannot be had.
  public func choose(failing error: any Error) -> Bool {
    usePicker {
      $0.fail(error)
      return true
    }
  }

  /// Leaves the picker on top.
  public func cancelPicker(closesFirst: Bool = false) -> Bool {
    usePicker(closesFirst: closesFirst) {
      $0.cancel()
      return true
    }
  }

  private func usePicker(closesFirst: Bool = false, _ use: (DrawnPicker) -> Bool) -> Bool {
    settle()
    let (shown, dismiss) = (top, top.acts.dismiss)
    guard let picker = shown.picker, shown.layer?.isComing != true else { return false }
    var isUsed = false
    act {
      if closesFirst { dismiss?() }
      isUsed = use(picker)
      if isUsed, !closesFirst { dismiss?() }
    }
    return isUsed
  }
}
