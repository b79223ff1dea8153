package import Books

/// A shelf whose fake is made in the build of the tests.
// calcot:fake
package protocol Shelf: Sendable {
  func book(_ id: Int) async throws -> String
}

/// A library of another module, with what this one adds.
// calcot:fake
package protocol LendingLibrary: Library {
  func lend(_ id: Int) -> Bool
}

/// A protocol that is not marked, and has no fake.
package protocol Room {}
