import Foundation

exit(Run.main(arguments: Array(CommandLine.arguments.dropFirst()), suites: Suite.all))
