import CommunityFile
import Foundation
import Testing

/// Reads a file from a text.
func read(_ text: String) throws(CommunityFileProblems) -> CommunityFile {
  try CommunityFile.read(Data(text.utf8), named: "f.json")
}

/// Returns the lines that describe the problems of a file; empty if it is valid.
func problems(of bytes: Data) -> [String] {
  do throws(CommunityFileProblems) {
    _ = try CommunityFile.read(bytes, named: "f.json")
    return []
  } catch {
    return error.description.split(separator: "\n").map(String.init)
  }
}

/// Returns the lines that describe the problems of a text; empty if it is valid.
func problems(of text: String) -> [String] { problems(of: Data(text.utf8)) }
