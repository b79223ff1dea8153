#if (canImport(UIKit) || canImport(SwiftUI)) && !os(tvOS) && !os(watchOS)
  public import Calcot
  public import CalcotSwiftUI
  import CommunityDatabase
  public import Foundation
  import Localization
  import ShowcaseApp
  import ShowcaseLive

  /// What all scenes of the sample app share: the database, and the language of the device.
  ///
  /// ```swift
  /// let app = ShowcaseServices.shared.app(restoring: state)
  /// ```
  @MainActor
  public final class ShowcaseServices {
    /// Those of this process.
    public static let shared = ShowcaseServices(folder: .ofApplication)

    private let dependencies: LiveDependencies

    init(folder: URL) {
      let file = folder.appending(path: "groups.sqlite").path(percentEncoded: false)
      dependencies = LiveDependencies(
        database: CommunityDatabase(path: file),
        language: Language(preferred: Locale.preferredLanguages))
    }

    /// What the host itself says, in the language of the app.
    public var words: AppleWords { AppleWords(dependencies.language) }

    /// Starts an app of its own for a scene, where `state` says that the person was.
    public func app(restoring state: Data? = nil) -> App {
      App.showcase(dependencies, restoring: state)
    }
  }

  extension URL {
    /// Where the system has the data of the application.
    fileprivate static var ofApplication: URL {
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        ?? FileManager.default.temporaryDirectory
    }
  }
#endif
