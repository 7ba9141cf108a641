/// What view models know of navigation.
protocol CoordinatorProtocol: AnyObject {
    func push(_ scene: AppScene)
    func pop()
    func popToRoot()
    func present(sheet: AppScene)
}
