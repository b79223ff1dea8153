public import Foundation
public import UIKit

/// https://developer.apple.com/documentation/photosui/phpickerfilter
public struct PHPickerFilter: Hashable {
  let name: String
  public static var images: PHPickerFilter { PHPickerFilter(name: "images") }
}

/// https://developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct
public struct PHPickerConfiguration: Equatable {
  public enum AssetRepresentationMode { case automatic, current, compatible }

  public var filter: PHPickerFilter?
  /// "Setting the value to 0 sets the selection limit to the maximum that the system supports."
  public var selectionLimit = 1
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public init() {}
}

/// https://developer.apple.com/documentation/photosui/phpickerresult-swift.struct
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
}

/// https://developer.apple.com/documentation/photosui/phpickerviewcontrollerdelegate
@MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// "The system calls this method when the user completes a selection or when they cancel using
  /// the cancel button." The delegate dismisses the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// https://developer.apple.com/documentation/photosui/phpickerviewcontroller
@MainActor
public final class PHPickerViewController: UIViewController, RemoteController {
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  public let configuration: PHPickerConfiguration

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: User actions

  /// Chooses photos; returns false if there are more than the limit. Not part of PhotosUI's API.
  public func choose(_ photos: [FileOnStage]) -> Bool {
    choose(photos.map { NSItemProvider(onStage: .success($0)) })
  }

  /// Chooses what the providers have. Not part of PhotosUI's API.
  public func choose(_ providers: [NSItemProvider]) -> Bool {
    let limit = configuration.selectionLimit
    guard canBeUsed, limit == 0 || providers.count <= limit else { return false }
    delegate?.picker(self, didFinishPicking: providers.map { PHPickerResult(itemProvider: $0) })
    return true
  }

  /// Closes the picker. Not part of PhotosUI's API.
  public func cancel() -> Bool { choose([NSItemProvider]()) }
}
