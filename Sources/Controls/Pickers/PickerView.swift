public import Foundation
public import ViewGeometry

/// A picker with one wheel of rows for each component: `UIPickerView` (R13.23).
///
/// Its default size is 320 by 216 points.
open class PickerView: View {
  static let size = CGSize(width: 320, height: 216)
  private var selections: [Int: Int] = [:]

  /// Creates a picker with a frame; a frame of size zero gets the default size.
  public override init(frame: CGRect = .zero) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// The object that provides the counts of wheels and rows.
  open weak var dataSource: (any PickerViewDataSource)?
  /// The object that provides the titles and sizes of the rows, and is notified of selections.
  open weak var delegate: (any PickerViewDelegate)?

  /// The number of components, each of which is a wheel; 0 without a data source.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows of a wheel; 0 without a data source.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Returns the size of a row (R13.23).
  ///
  /// The delegate provides the width and the height. Without a positive width, the row gets an
  /// equal part of the picker's width. Without a positive height, it is 32 points high.
  open func rowSize(forComponent component: Int) -> CGSize {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(
      width: width > 0 ? width : bounds.width / CGFloat(max(1, numberOfComponents)),
      height: height > 0 ? height : 32)
  }

  /// Reloads the rows of all components; a selection beyond the last row moves to the last row.
  open func reloadAllComponents() {
    for component in selections.keys { reloadComponent(component) }
  }

  /// Reloads the rows of a component; a selection beyond the last row moves to the last row.
  open func reloadComponent(_ component: Int) {
    guard let row = selections[component] else { return }
    selections[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
  }

  /// Selects a row of a component, without notifying the delegate; `animated` has no effect.
  ///
  /// If the row doesn't exist, the selection moves to an existing row at the next reload.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selections[component] = row
  }

  /// Returns the selected row of a component, initially 0.
  ///
  /// Returns -1 if the component doesn't exist.
  open func selectedRow(inComponent component: Int) -> Int {
    guard component >= 0, component < numberOfComponents else { return -1 }
    return selections[component] ?? 0
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  deinit {}
}

/// Provides the counts of wheels and rows of a picker: `UIPickerViewDataSource`.
public protocol PickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the rows of a picker: `UIPickerViewDelegate`.
///
/// The default implementations return nil or 0, or do nothing.
public protocol PickerViewDelegate: AnyObject {
  /// Returns the title of a row, for the renderer; nil if the row has none.
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// Returns the width of a wheel, in points; 0 for an equal part of the picker's width.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a row, in points; 0 for the default height.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Called by the host after the user selects a row.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  /// Returns nil.
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns 0.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat {
    0
  }
  /// Returns 0.
  public func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat
  { 0 }
  /// Does nothing.
  public func pickerView(
    _ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
