import UIKit

/// The app that the conformance tests run in: a window scene, and nothing of Calçot.
///
/// NB: the tests link Calçot statically. A host that links it too has every type twice.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
