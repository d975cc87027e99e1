import Devices

let metrics = Device.iPhone13Mini.metrics(in: .landscapeRight)
print(metrics.size.width, metrics.size.height, metrics.safeArea?.value.left ?? -1)
