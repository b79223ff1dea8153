/// Writes methods with plausible code over the entries of a domain, which most lines of an app are.
struct Methods {
  let domain: Domain
  private var names: [String]
  private var used = 0

  init(domain: Domain, random: inout SplitMix) {
    self.domain = domain
    var names: [String] = []
    for verb in Words.verbs {
      for thing in Words.things { names.append(verb + thing) }
    }
    self.names = random.some(60, of: names)
  }

  /// Returns `count` methods of different names, with comments before some of them.
  mutating func text(_ count: Int, access: String = "private ", random: inout SplitMix) -> String {
    var text = ""
    for _ in 0..<count {
      let name = names[used % names.count] + (used < names.count ? "" : "\(used / names.count)")
      used += 1
      if random.once(in: 2) {
        text += "    /// \(random.one(of: Words.sentences))\n"
      }
      let method = random.one(of: Self.kinds)
      text += method(name, access, domain, &random)
      text += "\n"
    }
    return text
  }

  typealias Kind = @Sendable (String, String, Domain, inout SplitMix) -> String
  private static let kinds: [Kind] = [
    summing, grouping, switching, describing, merging, validating, table, searching, nesting,
    waiting,
    generic,
  ]
}

extension Methods {
  static let summing: Kind = { name, access, domain, random in
    """
        \(access)func \(name)(of entries: [\(domain.name)], limit: Int = \(random.below(90) + 10)) -> Decimal {
            var total = Decimal.zero
            for (index, entry) in entries.enumerated() where !entry.isArchived {
                guard index < limit else { break }
                let weight = entry.count > \(random.below(20)) ? Decimal(entry.count) : 1
                total += entry.amount * weight
            }
            return max(total, .zero)
        }

    """
  }

  static let grouping: Kind = { name, access, domain, random in
    """
        \(access)func \(name)(_ entries: [\(domain.name)]) -> [(title: String, entries: [\(domain.name)])] {
            let calendar = Calendar.current
            let groups = Dictionary(grouping: entries) { entry in
                calendar.dateInterval(of: .\(random.once(in: 2) ? "month" : "weekOfYear"), for: entry.createdAt)?.start ?? .distantPast
            }
            return groups
                .sorted { $0.key > $1.key }
                .map { (title: $0.key.formatted(date: .abbreviated, time: .omitted), entries: $0.value) }
                .filter { !$0.entries.isEmpty }
        }

    """
  }

  static let switching: Kind = { name, access, domain, random in
    let cases = domain.cases.map {
      """
              case .\($0):
                  // \(random.one(of: Words.sentences))
                  return entry.count > \(random.below(9)) ? "\($0.withCapital) (\\(entry.count))" : "\($0.withCapital)"

      """
    }.joined()
    return """
          \(access)func \(name)(for entry: \(domain.name)) -> String {
              switch entry.status {
      \(cases.dropLast())
              }
          }

      """
  }

  static let describing: Kind = { name, access, domain, random in
    let field = random.one(of: domain.fields).name
    return """
          \(access)func \(name)(_ entry: \(domain.name), in locale: Locale = .current) -> String {
              let amount = entry.amount.formatted(.currency(code: "EUR").locale(locale))
              let parts = [
                  entry.title.trimmingCharacters(in: .whitespaces),
                  "\(random.one(of: Words.texts).replacing("%", with: "")): \\(amount)",
                  "\(field) = \\(String(describing: entry.\(field)))",
              ]
              return parts.filter { $0.isEmpty == false }.joined(separator: " · ")
          }

      """
  }

  static let merging: Kind = { name, access, domain, random in
    """
        \(access)func \(name)(_ new: [\(domain.name)], into old: [\(domain.name)]) -> [\(domain.name)] {
            var byID = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            for entry in new {
                if let known = byID[entry.id], known.createdAt >= entry.createdAt, known.count == entry.count {
                    continue
                }
                byID[entry.id] = entry
            }
            return byID.values.sorted { lhs, rhs in
                if lhs.createdAt == rhs.createdAt { return lhs.title < rhs.title }
                return lhs.createdAt > rhs.createdAt
            }
        }

    """
  }

  static let validating: Kind = { name, access, domain, random in
    """
        \(access)func \(name)(_ entry: \(domain.name)?) throws -> \(domain.name) {
            guard let entry = entry else {
                throw \(domain.name)Error.missing(reason: "\(random.one(of: Words.texts).replacing("%", with: ""))")
            }
            guard !entry.title.isEmpty, entry.title.count <= \(random.below(200) + 40) else {
                throw \(domain.name)Error.invalid(field: "title", value: entry.title)
            }
            if entry.tags.contains(where: { $0.hasPrefix("#") == false }) {
                throw \(domain.name)Error.invalid(field: "tags", value: entry.tags.joined(separator: ","))
            }
            return entry
        }

    """
  }

  static let table: Kind = { name, access, domain, random in
    let rows = (0..<(4 + random.below(12))).map { _ in
      "            \"\(random.one(of: Words.verbs)).\(random.one(of: Words.things))\(random.below(999))\": "
        + "\"\(random.one(of: Words.texts))\",\n"
    }.joined()
    return """
          \(access)var \(name)Texts: [String: String] {
              [
      \(rows)        ]
          }

      """
  }
}
