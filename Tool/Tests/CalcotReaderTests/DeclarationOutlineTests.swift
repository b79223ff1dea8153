import Testing

@Suite struct DeclarationOutlineTests {
  @Test func `an import tells its module, its kind and its attributes`() {
    #expect(
      outline(
        """
        import UIKit
        @testable import Home
        @_exported public import class Foundation.Bundle
        """) == """
          importDeclaration UIKit
          importDeclaration Home testable
          importDeclaration Foundation.Bundle (class) public exported
          """)
  }

  @Test func `a class tells what it inherits, and its properties how they are held`() {
    #expect(
      outline(
        """
        public final class HomeViewModel: BaseViewModel, UI.Observing {
          @Published private(set) var rows: [Row] = []
          weak var delegate: (any HomeDelegate)?
          unowned let owner: Owner
          lazy var cache = Cache()
          static let shared = HomeViewModel()
          var title: String { "Home" }
          var mode: Mode { get { .one } set { } }
          var count = 0 { didSet { } }
          var onDone: ((Int, Row) -> Void)?
        }
        """) == """
          classDeclaration HomeViewModel public final
            inherited
              type BaseViewModel
            inherited
              type Observing
                type UI qualifier
            variable rows private(set)
              attribute Published
                type Published
              type Array
                type Row
              initialValue
                collection
            variable delegate weak
              type HomeDelegate ? any
            variable owner let unowned
              type Owner
            variable cache lazy
              initialValue
                call Cache
                  identifier Cache
            variable shared static let
              initialValue
                call HomeViewModel
                  identifier HomeViewModel
            variable title computed
              type String
              accessor get
                string Home
            variable mode computed settable
              type Mode
              accessor get
                member one
              accessor set
            variable count observed
              initialValue
              accessor didSet
            variable onDone
              functionType ?
                type Int
                type Row
                type Void result
          """)
  }

  @Test func `functions and initialisers tell labels, inner names, defaults and effects`() {
    #expect(
      outline(
        """
        struct A {
          init?(_ x: inout Int, y: @escaping () -> Void = {}) async throws {}
          @objc static func go<T: P>(to place: T.Kind) -> some View where T: Q { return place }
          subscript(index: Int) -> Row { rows[index] }
          deinit {}
        }
        """) == """
          structDeclaration A
            initializer init async throws ?
              parameter x (_)
                type Int inout
              parameter y (y)
                functionType escaping
                  type Void result
                initialValue
                  closure
              body
            function go static
              attribute objc
                type objc
              genericParameter T
                type P
              parameter place (to)
                type Kind
                  type T qualifier
              returnType
                type View some
              genericParameter
                type T
                type Q
              body
                statement return
                  identifier place
            subscriptDeclaration subscript computed
              parameter index (index)
                type Int
              returnType
                type Row
              accessor get
                subscriptCall rows
                  identifier rows
                  argument
                    identifier index
            deinitializer deinit
              body
          """)
  }

  @Test func `protocols, extensions, enums and aliases keep their parts`() {
    #expect(
      outline(
        """
        protocol Showing: AnyObject { associatedtype Row: Hashable; var x: Int { get set } }
        extension Home.Model: Showing where Row == Int { typealias Row = Int }
        indirect enum Route: Equatable { case home, detail(id: Int, Row) }
        actor Store {}
        """) == """
          protocolDeclaration Showing
            inherited
              type AnyObject
            associatedType Row
              inherited
                type Hashable
            variable x computed settable
              type Int
              accessor get
              accessor set
          extensionDeclaration Model
            type Model
              type Home qualifier
            inherited
              type Showing
            genericParameter
              type Row
              type Int
            typeAlias Row
              type Int
          enumDeclaration Route
            inherited
              type Equatable
            enumCase home
            enumCase detail
              parameter id (id)
                type Int
              parameter
                type Row
          actorDeclaration Store
          """)
  }

  @Test func `conditional compilation keeps its clauses and their conditions`() {
    #expect(
      outline(
        """
        #if canImport(UIKit) && DEBUG
        import UIKit
        #else
        struct A {}
        #endif
        """) == """
          conditionalCompilation if (canImport(UIKit)&&DEBUG)
            importDeclaration UIKit
          conditionalCompilation else
            structDeclaration A
          """)
  }
}
