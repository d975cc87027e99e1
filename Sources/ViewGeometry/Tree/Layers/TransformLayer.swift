/// A layer that only transforms its sublayers, without flattening them into its plane:
/// `CATransformLayer`.
///
/// The class only informs the renderer. Conversions and hit tests treat it like any other layer.
open class TransformLayer: Layer {
  deinit {}
}
