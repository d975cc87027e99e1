import Foundation

exit(Launch.main(arguments: Array(CommandLine.arguments.dropFirst())))
