/// Takes the values of members, so that code which mentions them compiles without a warning.
func mention(_ values: Any?...) {}
