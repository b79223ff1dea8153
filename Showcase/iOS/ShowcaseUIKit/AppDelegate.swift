import UIKit

/// The process. Everything else belongs to a scene.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
