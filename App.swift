import Core
protocol Heir: Parent { func sh() }
protocol HeirE: ParentE { func sh() }
