/// Returns a number with its noun, such as "1 club" or "3 clubs".
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
