import Calcot
package import Groups

/// What happens on the screen and may lead elsewhere.
package enum MembersStep: Step, Hashable {
  case memberPicked(Member.ID, of: Group.ID)
  case peopleWanted(for: Group.ID)
}
