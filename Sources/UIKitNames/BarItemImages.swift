public import Controls
public import ForceTouch

#if !canImport(UIKit)
  extension BarItem {
    /// The image of the item, for the renderer; nil by default.
    public final var image: Image? {
      get { images["image"] as? Image }
      set { images["image"] = newValue }
    }
  }

  extension TabBarItem {
    /// The image of the tab while the tab is selected; nil to use ``image``.
    public final var selectedImage: Image? {
      get { images["selected"] as? Image }
      set { images["selected"] = newValue }
    }

    /// Creates a tab with an image.
    public convenience init(title: String?, image: Image?, tag: Int) {
      self.init(title: title, tag: tag)
      self.image = image
    }

    /// Creates a tab with an image, and a different image for the selected state.
    public convenience init(title: String?, image: Image?, selectedImage: Image?) {
      self.init(title: title, image: image, tag: 0)
      self.selectedImage = selectedImage
    }
  }
#endif
