/// What can be pushed on the stack of any section.
enum LibraryRoute: Hashable {
    case book(Book)
    case author(Author)
}
