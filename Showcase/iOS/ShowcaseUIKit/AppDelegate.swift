import UIKit

/// The app delegate. Everything else belongs to a scene.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
