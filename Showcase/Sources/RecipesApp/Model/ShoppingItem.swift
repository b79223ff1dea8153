/// Something to buy.
struct ShoppingItem: Identifiable, Hashable {
  let id: String
  var amount: String
  var isBought = false
}
