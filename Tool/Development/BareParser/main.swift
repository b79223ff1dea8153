/// `BareParser parse|walk THREADS LIST`: parses the files whose paths are the lines of LIST, visits
/// each node of the trees for `walk`, and prints the number of lines and of tokens.
///
/// This is the lower bound of a linter's time: the same files, read and parsed on as many threads,
/// without results.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let mode = ParsingRun.Mode(rawValue: arguments[1]),
  let threads = Int(arguments[2]), let list = FileManager.default.contents(atPath: arguments[3])
else {
  print("usage: BareParser parse|walk THREADS LIST")
  exit(2)
}
let contestant = ParsingRun(
  mode: mode, paths: String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init))
print(contestant.run(threads: max(1, threads)))
