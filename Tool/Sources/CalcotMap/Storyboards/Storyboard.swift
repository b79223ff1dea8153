/// A storyboard: its scenes, and the segues between them.
public struct Storyboard: Sendable, Equatable {
  /// A scene: a controller, or a reference to one of another storyboard.
  public struct Scene: Sendable, Equatable {
    public var id: String
    /// The element's name: `viewController`, `navigationController`.
    public var kind: String
    /// The name by which code makes its controller; empty if it has none.
    public var identifier = ""
    /// The class of its controller; empty for one of UIKit.
    public var className = ""
    /// The scene that a placeholder stands for.
    public var reference: Reference?
    public var segues: [Segue] = []
  }

  /// A reference to a scene of a storyboard by its name.
  public struct Reference: Sendable, Equatable {
    public var storyboard: String
    /// The scene's identifier; empty for the initial one.
    public var identifier: String
  }

  public struct Segue: Sendable, Equatable {
    public var kind: String
    /// What the destination is to a container: `rootViewController`, `viewControllers`.
    public var relationship = ""
    /// The id of the scene that it leads to.
    public var destination: String
    /// The name by which code performs it; empty if it has none.
    public var identifier = ""
    public var evidence: SourceLine
  }

  /// The name of the file without its suffix, by which code finds it.
  public var name: String
  public var scenes: [Scene] = []
  /// The id of the scene that it starts with.
  public var initial: String?
}
