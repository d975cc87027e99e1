import Foundation

exit(Inspection.main(arguments: Array(CommandLine.arguments.dropFirst())))
