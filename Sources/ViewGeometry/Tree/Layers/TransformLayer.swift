/// A layer that isn't drawn and keeps the depth of its sublayers: `CATransformLayer`.
///
/// For the renderer only: conversions and hit tests treat it as any other layer.
open class TransformLayer: Layer {
  deinit {}
}
