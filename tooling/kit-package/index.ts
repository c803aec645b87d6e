/** For tests: the kit as a package, and a remote in a repository of its own that is built with it. */
export { packKit } from './pack';
export { build, linkRepository, publishRemote } from './repository';
