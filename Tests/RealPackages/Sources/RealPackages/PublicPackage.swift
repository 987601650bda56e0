/// A public package that fakes are measured on.
///
/// Its modules, their folders, settings and contexts are what its manifest says.
struct PublicPackage {
  /// The owner and the name on GitHub.
  let repository: String
  let commit: String

  /// The name of the clone's folder.
  var name: String { String(repository.drop { $0 != "/" }.dropFirst()) }

  var cloneCommand: String {
    "git clone https://github.com/\(repository) \(name) && git -C \(name) checkout \(commit)"
  }
}

extension PublicPackage {
  static let all: [PublicPackage] = [
    PublicPackage(repository: "tadija/AEXML", commit: "bcdfd485a41a"),
    PublicPackage(repository: "Alamofire/Alamofire", commit: "7595cbcf5980"),
    PublicPackage(repository: "swift-server/async-http-client", commit: "8cfd301b4163"),
    PublicPackage(repository: "vapor/async-kit", commit: "6a08ea48a5cf"),
    PublicPackage(repository: "attaswift/BigInt", commit: "e07e00fa1fd4"),
    PublicPackage(repository: "pointfreeco/combine-schedulers", commit: "dcccb979a218"),
    PublicPackage(repository: "vapor/console-kit", commit: "5acfda60e08b"),
    PublicPackage(repository: "krzyzanowskim/CryptoSwift", commit: "ab566122baad"),
    PublicPackage(repository: "vapor/fluent-kit", commit: "ec094096d715"),
    PublicPackage(repository: "groue/GRDB.swift", commit: "18497b68fdbb"),
    PublicPackage(repository: "grpc/grpc-swift-2", commit: "ac33066eb6ed"),
    PublicPackage(repository: "hummingbird-project/hummingbird", commit: "da5a59f04d9a"),
    PublicPackage(repository: "hummingbird-project/hummingbird-auth", commit: "e352bbfba0a1"),
    PublicPackage(repository: "adam-fowler/jmespath.swift", commit: "588a6eec0fb6"),
    PublicPackage(repository: "vapor/leaf-kit", commit: "8ff06839d8b3"),
    PublicPackage(repository: "uber/mockolo", commit: "cadfa71968b3"),
    PublicPackage(repository: "vapor/multipart-kit", commit: "fb04cffa1d56"),
    PublicPackage(repository: "Quick/Nimble", commit: "035b88ad6ae8"),
    PublicPackage(repository: "kylef/PathKit", commit: "2fcd4618d528"),
    PublicPackage(repository: "JohnSundell/Plot", commit: "431c27c9ac97"),
    PublicPackage(repository: "vapor/postgres-nio", commit: "fff09525869a"),
    PublicPackage(repository: "mxcl/PromiseKit", commit: "2bc44395edb4"),
    PublicPackage(repository: "JohnSundell/Publish", commit: "58e943047882"),
    PublicPackage(repository: "Quick/Quick", commit: "06be3a6b912b"),
    PublicPackage(repository: "onevcat/Rainbow", commit: "51ffe95d413a"),
    PublicPackage(repository: "ReactiveCocoa/ReactiveSwift", commit: "a44317ce38b5"),
    PublicPackage(repository: "swift-server/RediStack", commit: "6dbee51a6d51"),
    PublicPackage(repository: "ReSwift/ReSwift", commit: "11f0a2e49654"),
    PublicPackage(repository: "vapor/routing-kit", commit: "2ab7f7b0d460"),
    PublicPackage(repository: "ReactiveX/RxSwift", commit: "5abdfe46cc21"),
    PublicPackage(repository: "soto-project/soto-core", commit: "47454bf79649"),
    PublicPackage(repository: "vapor/sql-kit", commit: "11ed5914a6b4"),
    PublicPackage(repository: "stencilproject/Stencil", commit: "17af3bace197"),
    PublicPackage(repository: "apple/swift-algorithms", commit: "5b7143f8e291"),
    PublicPackage(repository: "apple/swift-argument-parser", commit: "2f77f2fccb6e"),
    PublicPackage(repository: "apple/swift-asn1", commit: "af3440c75355"),
    PublicPackage(repository: "apple/swift-async-algorithms", commit: "3da39bbc4e68"),
    PublicPackage(repository: "apple/swift-atomics", commit: "bc30c67cf0c4"),
    PublicPackage(repository: "swift-server/swift-aws-lambda-runtime", commit: "72865e405a0a"),
    PublicPackage(repository: "pointfreeco/swift-case-paths", commit: "794f4b0a9cf3"),
    PublicPackage(repository: "apple/swift-certificates", commit: "449dbbecd0f3"),
    PublicPackage(repository: "pointfreeco/swift-clocks", commit: "713d7cdaa1bc"),
    PublicPackage(repository: "swiftlang/swift-cmark", commit: "b022b08312de"),
    PublicPackage(repository: "apple/swift-collections", commit: "f425dffd5bf7"),
    PublicPackage(repository: "apple/swift-collections-benchmark", commit: "e9e8df493e3d"),
    PublicPackage(repository: "pointfreeco/swift-concurrency-extras", commit: "222b539117e9"),
    PublicPackage(repository: "apple/swift-configuration", commit: "f0b0ec1e3650"),
    PublicPackage(repository: "apple/swift-crypto", commit: "1b6b2e274e85"),
    PublicPackage(repository: "pointfreeco/swift-custom-dump", commit: "8c14a6070bab"),
    PublicPackage(repository: "pointfreeco/swift-dependencies", commit: "f84167ac439c"),
    PublicPackage(repository: "apple/swift-distributed-tracing", commit: "d208422dc928"),
    PublicPackage(repository: "apple/swift-docc", commit: "afa67522d282"),
    PublicPackage(repository: "swiftlang/swift-docc-symbolkit", commit: "4c4ff018e584"),
    PublicPackage(repository: "swift-extras/swift-extras-base64", commit: "dc8121fdd2b4"),
    PublicPackage(repository: "swiftlang/swift-format", commit: "6ac428e1c388"),
    PublicPackage(repository: "apple/swift-http-structured-headers", commit: "8ab913a0eb56"),
    PublicPackage(repository: "apple/swift-http-types", commit: "e186752bbc89"),
    PublicPackage(repository: "apple/swift-log", commit: "7af2de138f5f"),
    PublicPackage(repository: "swiftlang/swift-markdown", commit: "2020df0a84f7"),
    PublicPackage(repository: "apple/swift-metrics", commit: "d51c8d13fa36"),
    PublicPackage(repository: "apple/swift-nio", commit: "63018571c88a"),
    PublicPackage(repository: "apple/swift-nio-extras", commit: "3078359149ad"),
    PublicPackage(repository: "apple/swift-nio-http2", commit: "61d1b44f6e4e"),
    PublicPackage(repository: "apple/swift-nio-ssl", commit: "8d8f7844d7a5"),
    PublicPackage(repository: "apple/swift-numerics", commit: "899af71c0256"),
    PublicPackage(repository: "apple/swift-openapi-runtime", commit: "3d3a8457661d"),
    PublicPackage(repository: "swiftlang/swift-package-manager", commit: "cac6bb7bcf2a"),
    PublicPackage(repository: "pointfreeco/swift-parsing", commit: "611f34414280"),
    PublicPackage(repository: "apple/swift-protobuf", commit: "0830058db744"),
    PublicPackage(repository: "apple/swift-service-context", commit: "41d2d194acda"),
    PublicPackage(repository: "swift-server/swift-service-lifecycle", commit: "06f9056b9b2d"),
    PublicPackage(repository: "apple/swift-syntax", commit: "7de7276f39a1"),
    PublicPackage(repository: "apple/swift-system", commit: "1b452c2996c6"),
    PublicPackage(repository: "swiftlang/swift-tools-support-core", commit: "ecd55b905ccd"),
    PublicPackage(repository: "SwiftyJSON/SwiftyJSON", commit: "8805b547079d"),
    PublicPackage(repository: "Swinject/Swinject", commit: "b685b549fe4d"),
    PublicPackage(repository: "vapor/vapor", commit: "13efaeefd52a"),
    PublicPackage(repository: "tuist/XcodeProj", commit: "a6c82dd589d6"),
    PublicPackage(repository: "pointfreeco/xctest-dynamic-overlay", commit: "0b9e0767a432"),
    PublicPackage(repository: "jpsim/Yams", commit: "1c0fd023ac88"),
    PublicPackage(repository: "weichsel/ZIPFoundation", commit: "27e1e45e0eca"),
  ]
}
