public import Foundation
public import UIKit
public import UniformTypeIdentifiers

extension View {
  /// Presents a picker of files, whose URLs have a security scope: "access the contents" between
  /// `startAccessingSecurityScopedResource()` and its counterpart. "Before the operation completes,
  /// isPresented is set to false"; Apple's page does not say whether that is before or after the
  /// call of `onCompletion`.
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

  /// Returns a view that presents one of the system's pickers.
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

/// The user's actions in one of the system's pickers. Not part of SwiftUI's API.
@MainActor
package struct DrawnPicker {
  /// Chooses files, if the picker offers them.
  let choose: @MainActor ([FileOnStage]) -> Bool
  /// Chooses a file that then cannot be loaded.
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
  /// Chooses files in the picker on top; returns false if it does not offer them.
  ///
  /// - Parameter closesFirst: whether SwiftUI sets the binding before it reports the files.
  public func choose(_ files: [FileOnStage], closesFirst: Bool = false) -> Bool {
    usePicker(closesFirst: closesFirst) { $0.choose(files) }
  }

  /// Chooses a file that cannot be loaded.
  public func choose(failing error: any Error) -> Bool {
    usePicker {
      $0.fail(error)
      return true
    }
  }

  /// Cancels the picker on top.
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
