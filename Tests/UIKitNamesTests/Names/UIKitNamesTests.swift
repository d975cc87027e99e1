import Foundation
import TestSupport
import Testing
import UIKitNames

/// `import UIKitNames` in place of `import UIKit`.
@Suite struct UIKitNamesTests {
  /// Public types without a UIKit name, each with its counterpart.
  private static let notInUIKit: [String: String] = [
    // ViewGeometry
    "Axis": "is NSLayoutConstraint.Axis there, which is declared beside",
    "BatchUpdateError": "UIKit raises an exception",
    "CGAffineTransform": "has its own name already",
    "CGAffineTransformComponents": "has its own name already",
    "CGLineCap": "has its own name already",
    "CGLineJoin": "has its own name already",
    "CGMutablePath": "has its own name already",
    "CGPath": "has its own name already",
    "CGPathFillRule": "has its own name already",
    "CGVector": "has its own name already",
    "CollectionLayoutElement": "a value beside the attributes class",
    "CollectionLayoutSnapshot": "a frozen layout",
    "CollectionViewContextMenuDelegate": "part of UICollectionViewDelegate there",
    "CollectionViewDelegateWaterfallLayout": "UIKit has no waterfalls",
    "CollectionViewGridLayout": "UIKit has no spreadsheets",
    "CollectionViewQueries": "declares members of UICollectionView so that they can be overridden",
    "CollectionViewSolvedLayout": "what four layouts share",
    "CollectionViewWaterfallLayout": "UIKit has no waterfalls",
    "ConversionFailure": "UIKit's conversions never fail",
    "CoordinateMap": "a conversion to take once and use many times",
    "ElementGeometry": "an element of a tree of one's own",
    "GeometryParallelism": "how many threads build what is large",
    "GeometrySnapshot": "a frozen tree",
    "GeometryTree": "a tree of one's own",
    "HitRegions": "rectangles that mean something",
    "HitTestDisagreement": "where two policies differ",
    "HitTestExplanation": "why a hit test answers as it does",
    "HitTestPolicy": "UIKit has one rule",
    "IdentityObject": "the root class in place of NSObject",
    "LengthFile": "lengths in a file that is read where it is",
    "LengthFileError": "what is wrong with such a file",
    "LayoutAmbiguity": "UIKit says only whether there is one",
    "LayoutConflict": "UIKit says it on the console",
    "LayoutDifference": "what an update changed",
    "LayoutExplanation": "why constraints put a view where it is",
    "ItemIndex": "an index path as two numbers",
    "InitializableAttributes": "what Objective-C's initializers do there",
    "InitializableController": "what Objective-C's initializers do there",
    "InitializableView": "what Objective-C's initializers do there",
    "OffsetTree": "lengths with sums",
    "OptionalMethods": "UIKit has optional methods",
    "PixelGrid": "rounding to pixels",
    "PreviewContent": "is UIViewController there, which the front has",
    "PreviewGeometry": "what a peek shows where",
    "Path": "the value of a Bézier path",
    "Quad": "the tight image of a rectangle",
    "SnapshotView": "UIKit says no more than that it is a view",
    "SourceRect": "an item and its rectangle",
    "RowHeights": "the heights of a section at once",
    "ScrollViewSettings": "declares members of UIScrollView so that they can be overridden",
    "SpatialIndex": "boxes found by place",
    "TableViewContextMenuDelegate": "part of UITableViewDelegate there",
    "TableViewQueries": "declares members of UITableView so that they can be overridden",
    "TableLayoutElement": "a value beside the cells",
    "TableLayoutSnapshot": "a frozen layout",
    "TapPoint": "where to tap what is seen",
    "TreeHitTestDisagreement": "where two policies differ",
    "TreeHitTestExplanation": "why a hit test answers as it does",
    "TreeSnapshot": "a frozen tree of one's own",
    "UpdateAnchoring": "where the content goes when rows change",
    "ViewAlignment": "declares members of UIView so that they can be overridden",
    "ViewSettings": "declares members of UIView so that they can be overridden",
    "VisibilityMap": "what of a tree is seen",
    "VisibilityPolicy": "what counts as seen",
    "WaterfallItemOrder": "UIKit has no waterfalls",
    // ForceTouch
    "AnimationClock": "the time of the system",
    "ContextMenuPresentation": "what UIKit draws itself",
    "ContentPreviewer": "the helper of previewing",
    "PageIndicatorView": "UIKit uses a page control, which controllers here don't know",
    "NoCommitPhase": "stands for a missing optional method",
    "PeekPresentation": "what UIKit draws itself",
    "PressDispatcher": "what UIKit's event system does",
    "PressDurations": "what UIKit keeps private",
    "PressProgress": "what UIKit keeps private",
    "PressRecognition": "what UIKit keeps private",
    "PressRecognizer": "what UIKit keeps private",
    "PressRecording": "a press in a file",
    "PressRecordingError": "a press in a file",
    "PressSample": "what UIKit gets from the system",
    "PressThresholds": "what UIKit keeps private",
    "ListPreviewSource": "the helper of previewing",
    "PreviewLocation": "the helper of previewing",
    "PreviewSource": "the helper of previewing",
    "PreviewableList": "the helper of previewing",
    "IdentityHashable": "UIKit's classes have equality from NSObject",
    "PropertyListError": "the system reads property lists itself",
    "SourceRectFault": "what UIKit says on the console",
    "ViewControllerSettings": "declares members of UIViewController for overrides",
  ]

  @Test(arguments: ["ViewGeometry", "ForceTouch"])
  func `Every public type has UIKit's name, or a reason why not`(library: String) throws {
    let aliases = try SwiftSources(of: "UIKitNames").aliases()

    for type in try SwiftSources(of: library).publicTypes() {
      let name = aliases[type]
      if let name {
        expect(["UI", "NS", "CA", "CG"].contains(name.prefix(2)), "\(name) is no name of UIKit's.")
      } else {
        expect(
          Self.notInUIKit[type] != nil,
          """
          \(type) is public and has no alias in Sources/UIKitNames. Add one, or here a reason why \
          UIKit has no name for it.
          """)
      }
    }
  }

  @Test func `Nothing that UIKit has no name for has one here`() throws {
    let aliases = try SwiftSources(of: "UIKitNames").aliases()

    let both = aliases.keys.filter { Self.notInUIKit[$0] != nil }

    expectEqual(both, [])
  }

  @Test func `Aliases stand only where UIKit can't be imported`() throws {
    for file in try SwiftSources(of: "UIKitNames").files where file.text.contains("typealias") {
      let first = file.text.range(of: "typealias")?.lowerBound
      let guarded = file.text.range(of: "#if !canImport(UIKit)")?.upperBound

      expect(guarded != nil && first != nil, "\(file.name)")
      if let first, let guarded { #expect(guarded < first, "\(file.name)") }
    }
  }

  @Test func `One import brings both libraries and Foundation under UIKit's names`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let interaction = UIPreviewInteraction(view: view)
    let identity: CATransform3D = .identity

    expect(interaction.view === view)
    expect(identity.isIdentity)
    expect(Date.distantPast < Date.distantFuture)
  }

  @Test func `ForceTouch imports nothing but the engine and Foundation`() throws {
    for file in try SwiftSources(of: "ForceTouch").files {
      let imports = file.text.split(separator: "\n")
        .filter { $0.hasPrefix("import ") || $0.contains(" import ") && $0.hasPrefix("public") }
        .compactMap { $0.split(separator: " ").last }

      expect(imports.allSatisfy { ["ViewGeometry", "Foundation"].contains($0) }, "\(file.name)")
    }
  }
}
