/// A command that the user gives the host with a key.
enum Command: Hashable, Sendable {
  case use, check, back, main
  case nextRegion, previousRegion
  case up, down, left, right, pageUp, pageDown, halfPageUp, halfPageDown, first, last
  case search, jump, palette, refresh, help
  case nextBranch, previousBranch, branch(Character), otherSide
  case repaint, suspend, quit
}
