import CommunityDatabase
import CommunityDatabaseTesting
import CommunityFakes
import Foundation
import Groups

// Makes random changes of all kinds to a community until it is killed, and writes each change's
// number to the standard output as soon as the repository has stored it: `CommunityDatabaseWriter
// DATABASE SEED FIRST-NUMBER`.
let arguments = CommandLine.arguments
guard arguments.count == 4, let seed = UInt64(arguments[2]), let first = Int(arguments[3]) else {
  FileHandle.standardError.write(Data("usage: DATABASE SEED FIRST-NUMBER\n".utf8))
  exit(64)
}
let repository = SQLiteGroupRepository(
  CommunityDatabase(path: arguments[1], seed: .runnersAndMore))
for number in first... {
  _ = try await RandomChange(number, seed: seed).make(on: repository)
  FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}
