import ArgumentParser
import NavEngine
import NavFindings
import NavReports
import NavSource

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules, or prints the page of one: why it is, and code that it speaks about.")

  @Argument(help: ArgumentHelp("The rule to explain; all rules are listed if left out.", valueName: "id"), completion: .list(RuleBook.ids))
  var id: String?

  @OptionGroup var color: ColorOptions

  func run() throws {
    guard let id else { return Console.result(RulePages.table(RuleBook.cards)) }
    guard let card = RuleBook.cards.first(where: { $0.id == id }) else {
      let near = Spelling.nearest(to: id, among: RuleBook.ids).map { "Did you mean '\($0)'?" }
      throw Problem("there is no rule '\(id)'", mend: near ?? "'navgraph rules' lists them.")
    }
    Console.result(RulePages.page(card, isColoured: color.color.isOn(isFile: false)))
  }
}
