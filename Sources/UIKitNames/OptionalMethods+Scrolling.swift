// Optional methods of delegates, which apps for UIKit call with `?`, as in
// `delegate?.scrollViewDidScroll?(scrollView)`.
//
// For each method, there is a property with its base name, which is never nil. The value is a
// closure or, if the method has argument labels, an `OptionalMethods`, which is called with the
// same labels. If a class has its own property of that name, that property takes precedence.

public import Foundation
public import ViewGeometry

#if !canImport(UIKit)
  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension ScrollViewDelegate {
    @_disfavoredOverload
    public var scrollViewDidScroll: ((ScrollView) -> Void)? {
      { self.scrollViewDidScroll($0) }
    }

    @_disfavoredOverload
    public var scrollViewDidZoom: ((ScrollView) -> Void)? {
      { self.scrollViewDidZoom($0) }
    }

    @_disfavoredOverload
    public var scrollViewDidChangeAdjustedContentInset: ((ScrollView) -> Void)? {
      { self.scrollViewDidChangeAdjustedContentInset($0) }
    }

    @_disfavoredOverload
    public var viewForZooming: OptionalMethods<any ScrollViewDelegate>? {
      OptionalMethods(self)
    }

    @_disfavoredOverload
    public var scrollViewWillBeginZooming: OptionalMethods<any ScrollViewDelegate>? {
      OptionalMethods(self)
    }

    @_disfavoredOverload
    public var scrollViewDidEndZooming: OptionalMethods<any ScrollViewDelegate>? {
      OptionalMethods(self)
    }

    @_disfavoredOverload
    public var scrollViewWillBeginDragging: ((ScrollView) -> Void)? {
      { self.scrollViewWillBeginDragging($0) }
    }

    @_disfavoredOverload
    public var scrollViewWillEndDragging: OptionalMethods<any ScrollViewDelegate>? {
      OptionalMethods(self)
    }

    @_disfavoredOverload
    public var scrollViewDidEndDragging: OptionalMethods<any ScrollViewDelegate>? {
      OptionalMethods(self)
    }

    @_disfavoredOverload
    public var scrollViewWillBeginDecelerating: ((ScrollView) -> Void)? {
      { self.scrollViewWillBeginDecelerating($0) }
    }

    @_disfavoredOverload
    public var scrollViewDidEndDecelerating: ((ScrollView) -> Void)? {
      { self.scrollViewDidEndDecelerating($0) }
    }

    @_disfavoredOverload
    public var scrollViewShouldScrollToTop: ((ScrollView) -> Bool)? {
      { self.scrollViewShouldScrollToTop($0) }
    }

    @_disfavoredOverload
    public var scrollViewDidScrollToTop: ((ScrollView) -> Void)? {
      { self.scrollViewDidScrollToTop($0) }
    }

    @_disfavoredOverload
    public var scrollViewDidEndScrollingAnimation: ((ScrollView) -> Void)? {
      { self.scrollViewDidEndScrollingAnimation($0) }
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension OptionalMethods where Receiver == any ScrollViewDelegate {
    public func callAsFunction(in scrollView: ScrollView) -> View? {
      receiver.viewForZooming(in: scrollView)
    }

    public func callAsFunction(_ scrollView: ScrollView, with view: View?) {
      receiver.scrollViewWillBeginZooming(scrollView, with: view)
    }

    public func callAsFunction(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) {
      receiver.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }

    public func callAsFunction(
      _ scrollView: ScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      receiver.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    public func callAsFunction(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
      receiver.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
#endif
