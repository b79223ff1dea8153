/// The part that a type plays in the architecture.
///
/// A protocol plays the role of those that conform to it: `LoginViewModelInterface` is a view model.
public enum Role: UInt8, Sendable, CaseIterable {
  /// Nothing that the architecture has a word for, or nothing that is known.
  case none
  /// Plain data of the business.
  case model
  /// Plain data for showing: a row's configuration, also one that is called `…ViewModel`.
  case value
  /// A UIKit, AppKit or SwiftUI view, cells included.
  case view
  case viewController
  case viewModel
  /// A presenter of VIPER: what a view model is elsewhere.
  case presenter
  case interactor
  /// A coordinator or flow.
  case coordinator
  case router
  /// What assembles others: a builder, factory, assembly, module or configurator.
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

  /// Presentation logic, whatever the house calls it.
  public var isViewModelLike: Bool { self == .viewModel || self == .presenter }
  /// What a person sees.
  public var isUI: Bool { self == .view || self == .viewController }
  /// What may decide navigation.
  public var navigates: Bool { self == .coordinator || self == .router }
  /// What tests and previews are made of, not the product.
  public var isSupport: Bool { self == .test || self == .mock || self == .preview }
}

/// The role of a type, how sure that is, and why.
public struct RoleGuess: Sendable {
  public let role: Role
  /// From 0 to 1: the share of such guesses that a person who reads the code would agree with.
  public let confidence: Double
  /// The next best role, if anything speaks for one.
  public let alternative: Role

  public init(role: Role, confidence: Double, alternative: Role = .none) {
    self.role = role
    self.confidence = confidence
    self.alternative = alternative
  }

  public static let unknown = RoleGuess(role: .none, confidence: 0.5)
}
