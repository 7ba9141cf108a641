import NavFacts
import NavFindings
import NavSource

extension FileFacts {
  /// The comments that speak to navgraph, with the lines of code around them.
  ///
  /// Code is seen by where its expressions and declarations begin: a line of `}` alone is none, and neither are lines that hold
  /// nothing but attributes or `#if`. A finding stands on no such line.
  ///
  /// - Parameter forest: the one that the file's tree stands in.
  func suppressionComments(_ forest: borrowing Forest) -> [SuppressionComment] {
    if directives.isEmpty { return [] }
    let code = codeOffsets(forest)
    return directives.map { directive in
      let offset = Int(directive.offset)
      let (line, column) = lines.lineAndColumn(at: offset)
      let before = code.firstIndex { $0 >= offset - column + 1 }
      let next = code.firstIndex { $0 > offset && lines.lineAndColumn(at: $0).line > line }
      return SuppressionComment(
        place: Place(file: path, line: line, column: column), text: directive.text,
        standsWithCode: directive.followsCode || next > before,
        previousCode: before > 0 ? lines.lineAndColumn(at: code[before - 1]).line : nil,
        nextCode: next < code.count ? lines.lineAndColumn(at: code[next]).line : nil,
        cut: directive.cut.map { cut in
          CodePiece(place: place(cut.offset, length: max(1, cut.text.utf8.count)), offset: Int(cut.offset), text: cut.text)
        })
    }
  }

  /// Where code begins, ascending.
  private func codeOffsets(_ forest: borrowing Forest) -> [Int] {
    let end = root + forest.size(root)
    let all = forest.offsets(root..<end)
    var offsets: [Int] = []
    var index = root
    while index < end {
      switch forest[index].kind {
      case .attribute:
        index += forest.size(index)
      case .file, .conditional, .clause:
        index += 1
      default:
        offsets.append(Int(all[index - root]))
        index += 1
      }
    }
    return offsets.sorted()
  }
}

extension [Int] {
  /// Where the first element stands for which the condition holds; the count where none is.
  ///
  /// - Parameter isFar: false up to some element, true from there on.
  fileprivate func firstIndex(_ isFar: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isFar(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
