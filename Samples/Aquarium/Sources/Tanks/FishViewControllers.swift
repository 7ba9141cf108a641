import UIKit

final class FishesViewController: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let fish = storyboard?.instantiateViewController(withIdentifier: "Fish") as? FishViewController else { return }
    show(fish, sender: self)
  }

  @IBAction func showNextOfSpecies(_ sender: UIButton) {
    let next = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(withIdentifier: "FishDetail")  // expect: unknown-storyboard-id
    show(next, sender: self)
  }
}

final class FishViewController: UIViewController {}
