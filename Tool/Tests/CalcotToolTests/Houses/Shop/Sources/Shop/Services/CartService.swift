import Foundation

protocol CartServicing {
    func items() -> [String]
}

final class CartService: CartServicing {
    func items() -> [String] { [] }
}
