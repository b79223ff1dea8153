import ArgumentParser
import Foundation

/// The programs that are measured.
struct Tools {
  let calcot: String
  let bareParser: String

  init(calcot: String?) throws {
    let beside = (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]))
      .deletingLastPathComponent()
    self.calcot = calcot ?? beside.appending(path: "calcot").path
    bareParser = beside.appending(path: "BareParser").path
    for program in [self.calcot, bareParser]
    where !FileManager.default.isExecutableFile(atPath: program) {
      throw ValidationError(
        "there is no program at '\(program)': build all with 'swift build -c release' before")
    }
  }
}
