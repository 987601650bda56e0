/// A fake whose calls are recorded under a name of its own, so that texts don't show its type.
protocol NamedFake {}
