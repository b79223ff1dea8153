import Foundation
import Groups
import GroupsDatabase

// Makes groups until it is killed, and writes each one's number to the standard output as soon as
// the repository has said that it is stored.
let repository = SQLiteGroupRepository(path: CommandLine.arguments[1], seed: .empty)
for number in 1... {
  _ = try await repository.createGroup(named: "Group \(number)")
  FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}
