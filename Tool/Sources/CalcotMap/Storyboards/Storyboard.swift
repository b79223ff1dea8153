/// A storyboard: its scenes, and the segues between them; or a nib with controllers.
struct Storyboard: Sendable, Equatable {
  /// A scene: a controller, or a reference to one of another storyboard.
  struct Scene: Sendable, Equatable {
    var id: String
    /// The element's name: `viewController`, `navigationController`.
    var kind: String
    /// The name by which code makes its controller; empty if it has none.
    var identifier = ""
    /// The class of its controller; empty for one of UIKit.
    var className = ""
    /// The scene that a placeholder stands for.
    var reference: Reference?
    var segues: [Segue] = []
  }

  /// A reference to a scene of a storyboard by its name.
  struct Reference: Sendable, Equatable {
    var storyboard: String
    /// The scene's identifier; empty for the initial one.
    var identifier: String
  }

  struct Segue: Sendable, Equatable {
    var kind: String
    /// The role of the destination in a container: `rootViewController`, `viewControllers`.
    var relationship = ""
    /// The id of the scene that the segue leads to.
    var destination: String
    /// The name by which code performs the segue; empty if it has none.
    var identifier = ""
    var evidence: SourceLine
    /// A Boolean value that indicates whether code performs the segue, and no button or row does.
    var isPerformed = false
  }

  /// The name of the file without its suffix, by which code finds it.
  var name: String
  var scenes: [Scene] = []
  /// The id of the scene that the storyboard starts with.
  var initial: String?
}
