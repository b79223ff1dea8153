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
    let places = Dictionary(
      file.people.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    do {
      try await community.insert(
        people: file.people.map {
          GroupSeed.Person($0.firstName, $0.lastName, homepage: $0.homepage)
        },
        groups: file.groups.map { group in
          GroupSeed.Entry(
            group.name.text, members: group.members.compactMap { places[$0] },
            category: group.category, about: group.about, picture: group.picture, runs: group.runs)
        })
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
      let file = try CommunityFile(contents)
      try file.write(to: URL(fileURLWithPath: path))
      return "\(file.people.count) people and \(file.groups.count) groups exported to \(path)"
    } catch {
      throw Failure(description: "\(path) was not written: \(Self.reason(error))")
    }
  }

  private func read(_ path: String) throws(Failure) -> CommunityFile {
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
    _ error: CommunityInsertError, in file: CommunityFile, _ path: String
  ) -> Failure {
    switch error {
    case .namesTaken(let places):
      let problems = places.prefix(CommunityFileProblems.limit)
        .compactMap { file.problem(nameTakenAt: $0)?.description }
      return Failure(description: (problems + ["Nothing was imported."]).joined(separator: "\n"))
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

extension CommunityFile {
  /// Creates a file with the contents of a store. Throws if a stored name is no longer valid.
  fileprivate init(_ contents: GroupSeed) throws(GroupNameProblem) {
    var groups: [Group] = []
    for entry in contents.groups {
      groups.append(
        Group(
          name: try GroupName(entry.name), category: entry.category,
          members: entry.members.map { $0 + 1 }, about: entry.about, picture: entry.picture,
          runs: entry.runs))
    }
    self.init(
      people: contents.people.enumerated().map { place, person in
        Person(
          id: place + 1, firstName: person.firstName, lastName: person.lastName,
          homepage: person.homepage)
      }, groups: groups)
  }
}
