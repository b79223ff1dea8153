import CommunityDatabase
import CommunityFile
import Foundation
import Groups

/// A transfer of a store's contents from and to files.
@MainActor
struct CommunityExchange {
  let community: any CommunityStore

  /// The reason why nothing was imported or exported, for the user at the shell.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Imports everything in a file, or nothing. Returns a text about the number of records.
  func importFile(_ path: String) async throws(Failure) -> String {
    let file = try read(path)
    do {
      try await community.insert(people: file.people, groups: file.groups)
    } catch {
      throw failure(error, in: file, path)
    }
    return "\(file.people.count) people and \(file.groups.count) groups imported from \(path)"
  }

  /// Exports the whole contents to a file, which is replaced as a whole.
  func exportFile(_ path: String) async throws(Failure) -> String {
    let contents: GroupSeed
    do { contents = try await community.contents() } catch { throw storeFailure(error) }
    do {
      try CommunityFile.write(contents, to: URL(fileURLWithPath: path))
    } catch {
      throw Failure(description: "\(path) was not written: \(Self.reason(error))")
    }
    return "\(contents.people.count) people and \(contents.groups.count) groups exported to \(path)"
  }

  private func read(_ path: String) throws(Failure) -> GroupSeed {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw Failure(description: "\(path) is a folder: name a file in it.\nNothing was imported.")
    }
    let bytes: Data
    do { bytes = try CommunityFile.bytes(of: URL(fileURLWithPath: path)) } catch {
      throw Failure(description: "\(path) cannot be read: \(Self.reason(error))")
    }
    do { return try CommunityFile.read(bytes, named: path) } catch {
      throw Failure(description: "\(error)\nNothing was imported.")
    }
  }

  private func failure(
    _ error: CommunityInsertError, in file: GroupSeed, _ path: String
  ) -> Failure {
    switch error {
    case .namesTaken(let places):
      let taken = places.map { (index: $0, name: file.groups[$0].name) }
      let error = CommunityFileError(namesTaken: taken, in: path)
      return Failure(description: "\(error)\nNothing was imported.")
    case .store(let error): return storeFailure(error)
    case .invalidName, .noSuchPerson:
      return Failure(description: "\(path): \(error)\nNothing was imported.")
    }
  }

  private func storeFailure(_ error: GroupRepositoryError) -> Failure {
    Failure(description: "The database cannot be used: \(error)")
  }

  private static func reason(_ error: any Error) -> String {
    (error as? CocoaError)?.localizedDescription ?? "\(error)"
  }
}
