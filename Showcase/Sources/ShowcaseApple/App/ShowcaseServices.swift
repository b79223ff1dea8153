#if (canImport(UIKit) || canImport(SwiftUI)) && !os(tvOS) && !os(watchOS)
  public import Calcot
  public import CalcotContent
  import CommunityDatabase
  public import Foundation
  import Launches
  import LaunchesArchive
  import LaunchesClient
  import LaunchesDatabase
  import GroupsInStyles
  import Localization
  import ShowcaseApp
  import ShowcaseLive

  /// The services that all scenes of the sample app share: the database, and the language of the
  /// device.
  ///
  /// ```swift
  /// let app = ShowcaseServices.shared.app(restoring: state)
  /// ```
  @MainActor
  public final class ShowcaseServices {
    /// The services of this process. The launches come from the server that the launch argument or
    /// the user default `launches` names.
    public static let shared = ShowcaseServices(
      folder: .ofApplication,
      launches: UserDefaults.standard.string(forKey: "launches").flatMap { URL(string: $0) })

    private let dependencies: LiveDependencies
    private let settings: SettingsFile

    /// Creates services with files in a folder.
    ///
    /// - Parameters:
    ///   - launches: The address of the server of launches; nil for the file bundled with the app.
    ///   - transport: The transport of requests to that server.
    init(
      folder: URL, launches: URL?, transport: any HTTPTransport = URLSessionTransport()
    ) {
      settings = SettingsFile(URL(filePath: folder.file("settings.json")))
      let launchesAPI: any LaunchesAPI =
        if let launches {
          HTTPLaunchesAPI(address: launches, transport: transport)
        } else {
          BundledLaunchesAPI()
        }
      dependencies = LiveDependencies(
        community: CommunityDatabase(path: folder.file("groups.sqlite")), launchesAPI: launchesAPI,
        launchesStore: SQLiteLaunchesStore(LaunchesDatabase(path: folder.file("launches.sqlite"))),
        language: settings.settings.language ?? Language(preferred: Locale.preferredLanguages))
    }

    /// The host's own words in the language of the app.
    public var words: HostWords {
      HostWords(preferred: [dependencies.region.language.rawValue])
    }

    /// Starts an app for a scene, at the place of `state`, in the style of MVVM-C that the launch
    /// argument or the user default `style` names.
    public func app(restoring state: Data? = nil) -> CalcotApp {
      let style = UserDefaults.standard.string(forKey: "style").flatMap(AppStyle.init)
      return CalcotApp.showcase(dependencies, style: style, settings: settings, restoring: state)
    }
  }

  extension URL {
    /// The system's folder for the data of the application.
    fileprivate static var ofApplication: URL {
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        ?? FileManager.default.temporaryDirectory
    }

    /// Returns the path of a file in this folder.
    fileprivate func file(_ name: String) -> String {
      appending(path: name).path(percentEncoded: false)
    }
  }
#endif
