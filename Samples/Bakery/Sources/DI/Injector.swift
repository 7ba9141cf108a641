import Foundation

protocol Assembly {
    func assemble(into injector: Injector)
}

/// A small dependency container: factories by the type that they make.
final class Injector {
    private var factories: [ObjectIdentifier: (Injector, Any?) -> Any] = [:]

    func assemble(_ assemblies: [Assembly]) {
        assemblies.forEach { $0.assemble(into: self) }
    }

    func register<T>(_ type: T.Type, _ make: @escaping (Injector) -> T) {
        factories[ObjectIdentifier(type)] = { injector, _ in make(injector) }
    }

    func register<T, Argument>(_ type: T.Type, _ make: @escaping (Injector, Argument) -> T) {
        factories[ObjectIdentifier(type)] = { injector, argument in
            make(injector, argument as! Argument)
        }
    }

    func resolve<T>(_ type: T.Type) -> T {
        make(type, argument: nil)
    }

    func resolve<T, Argument>(_ type: T.Type, argument: Argument) -> T {
        make(type, argument: argument)
    }

    private func make<T>(_ type: T.Type, argument: Any?) -> T {
        guard let made = factories[ObjectIdentifier(type)]?(self, argument) as? T else {
            preconditionFailure("\(type) is not registered")
        }
        return made
    }
}
