import Foundation

extension ScrollView {

  final func takeContentSize(_ size: CGSize) {
    if contentSize != size { contentSize = size }
  }
}
