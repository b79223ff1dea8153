extension Methods {
  static let searching: @Sendable (String, String, Domain, inout SplitMix) -> String = {
    name, access, domain, random in
    """
        \(access)func \(name)(matching query: String, in entries: [\(domain.name)]) -> [\(domain.name)] {
            let words = query.lowercased().split(separator: " ").map(String.init)
            guard words.isEmpty == false else { return entries }
            let result = entries.lazy
                .filter { entry in
                    words.allSatisfy { word in
                        entry.title.lowercased().contains(word)
                            || entry.tags.contains { $0.localizedCaseInsensitiveContains(word) }
                    }
                }
                .prefix(\(random.below(80) + 20))
            return Array(result)
        }

    """
  }

  static let nesting: @Sendable (String, String, Domain, inout SplitMix) -> String = {
    name, access, domain, random in
    """
        \(access)func \(name)(of entries: [\(domain.name)], onProgress: (Double) -> Void = { _ in }) -> [Int: Double] {
            var result: [Int: Double] = [:]
            var index = 0
            while index < entries.count {
                let entry = entries[index]
                defer { index += 1 }
                do {
                    let step = Double(index) / Double(max(entries.count, 1))
                    onProgress(step)
                    if entry.isArchived && entry.count == 0 {
                        continue
                    } else if let tag = entry.tags.first, let number = Int(tag.dropFirst(2)) {
                        result[number, default: \(random.below(10)).0] += step * \(random.below(50)).25
                    } else {
                        result[entry.count & 0xFF] = (step + 1) / 2
                    }
                }
            }
            return result
        }

    """
  }

  static let waiting: @Sendable (String, String, Domain, inout SplitMix) -> String = {
    name, access, domain, random in
    """
        \(access)func \(name)(_ entries: [\(domain.name)], attempts: Int = \(random.below(5) + 2)) async throws -> [\(domain.name)] {
            var lastError: (any Error)?
            for attempt in 1...attempts {
                do {
                    try Task.checkCancellation()
                    async let first = entries.first(where: { $0.isArchived == false })
                    let rest = entries.dropFirst().filter { $0.count >= attempt }
                    return [await first].compactMap { $0 } + rest
                } catch let error as \(domain.name)Error {
                    lastError = error
                    try await Task.sleep(nanoseconds: UInt64(attempt) * \(random.below(900) + 100)_000_000)
                } catch {
                    throw error
                }
            }
            throw lastError ?? CancellationError()
        }

    """
  }

  static let generic: @Sendable (String, String, Domain, inout SplitMix) -> String = {
    name, access, _, random in
    """
        \(access)func \(name)<Source: Sequence, Key: Hashable & Comparable>(
            _ source: Source, by key: (Source.Element) throws -> Key, atMost limit: Int = \(random.below(500))
        ) rethrows -> [Key: [Source.Element]] where Source.Element: Sendable {
            var result: [Key: [Source.Element]] = [:]
            for element in source {
                let found = try key(element)
                guard result[found, default: []].count <= limit else { continue }
                result[found, default: []].append(element)
            }
            return result
        }

    """
  }
}
