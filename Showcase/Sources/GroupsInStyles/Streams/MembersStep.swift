import Calcot
package import Groups

/// The events of the screen that may lead elsewhere.
package enum MembersStep: Step, Hashable {
  case memberPicked(Member.ID, of: Group.ID)
  case peopleWanted(for: Group.ID)
}
