public final class Container {
    private var makers: [ObjectIdentifier: (Container) -> Any] = [:]

    public init() {}

    public func register<Made>(_ type: Made.Type, _ make: @escaping (Container) -> Made) {
        makers[ObjectIdentifier(type)] = make
    }

    public func resolve<Made>(_ type: Made.Type) -> Made {
        guard let made = makers[ObjectIdentifier(type)]?(self) as? Made else {
            preconditionFailure("\(type) is not registered")
        }
        return made
    }
}
