import CommunityFile
import Foundation
import Testing

/// The file that a text is.
func read(_ text: String) throws(CommunityFileProblems) -> CommunityFile {
  try CommunityFile.read(Data(text.utf8), named: "f.json")
}

/// The lines that tell what is wrong with a file; empty if it is good.
func problems(of bytes: Data) -> [String] {
  do throws(CommunityFileProblems) {
    _ = try CommunityFile.read(bytes, named: "f.json")
    return []
  } catch {
    return error.description.split(separator: "\n").map(String.init)
  }
}

/// The same for a text.
func problems(of text: String) -> [String] { problems(of: Data(text.utf8)) }
