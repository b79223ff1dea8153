/// The role of a type in the architecture.
///
/// A protocol has the role of its conforming types: `LoginViewModelInterface` is a view model.
public enum Role: UInt8, Sendable, CaseIterable {
  /// No role of the architecture, or an unknown one.
  case none
  /// Plain data of the domain.
  case model
  /// Plain data for display: a row's configuration, even if it is called `…ViewModel`.
  case value
  /// A UIKit, AppKit or SwiftUI view, cells included.
  case view
  case viewController
  case viewModel
  /// A presenter of VIPER, which corresponds to a view model.
  case presenter
  case interactor
  /// A coordinator or flow.
  case coordinator
  case router
  /// A type that assembles others: a builder, factory, assembly, module or configurator.
  case builder
  /// A service, repository, manager, client, store or provider.
  case service
  /// The data source or delegate of a table or collection, as an object of its own.
  case dataSource
  /// The application's or a scene's delegate, or a SwiftUI `App`.
  case application
  case test
  /// A mock, fake, stub or spy.
  case mock
  /// A preview of a view.
  case preview

  /// A Boolean value that indicates whether the role is presentation logic.
  public var isViewModelLike: Bool { self == .viewModel || self == .presenter }
  /// A Boolean value that indicates whether the role is visible to the user.
  public var isUI: Bool { self == .view || self == .viewController }
  /// A Boolean value that indicates whether the role may decide navigation.
  public var navigates: Bool { self == .coordinator || self == .router }
  /// A Boolean value that indicates whether the role belongs to tests and previews, not to the
  /// product.
  public var isSupport: Bool { self == .test || self == .mock || self == .preview }
}

/// The inferred role of a type, with its confidence.
public struct RoleGuess: Sendable {
  public let role: Role
  /// The confidence from 0 to 1: the share of such guesses that a reader of the code would agree
  /// with.
  public let confidence: Double
  /// The second most likely role, if there is one.
  public let alternative: Role

  public init(role: Role, confidence: Double, alternative: Role = .none) {
    self.role = role
    self.confidence = confidence
    self.alternative = alternative
  }

  public static let unknown = RoleGuess(role: .none, confidence: 0.5)
}
