const { AsyncLocalStorage } = require('node:async_hooks');
const { Script } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

/** What this process has compiled, by file. @type {Map<string, { code: string, script: Script }>} */
const compiled = new Map();

/** @param {string} code @param {string} filename @param {string} head */
function scriptOf(code, filename, head) {
  const known = compiled.get(filename);
  if (known?.code === code) return known.script;
  const script = new Script(code, { filename, columnOffset: -head.length });
  compiled.set(filename, { code, script });
  return script;
}

/** What the present test file keeps along its promises: Jest itself does. @type {Set<AsyncLocalStorage<unknown>>} */
const storages = new Set();

const { run } = AsyncLocalStorage.prototype;
/** @this {AsyncLocalStorage<unknown>} @param {Parameters<typeof run>} args */
AsyncLocalStorage.prototype.run = function runAndRemember(...args) {
  storages.add(this);
  return run.apply(this, args);
};

/**
 * Jest compiles every module again for each test file, antd's two megabytes too. Here a process compiles a module once, and keeps the functions
 * that V8 has compiled since. Each test file still evaluates all its modules in a context of its own, so test files share no state.
 */
module.exports = class Runtime extends JestRuntime {
  /** @param {ConstructorParameters<typeof JestRuntime>} options */
  constructor(...options) {
    super(...options);
    // Jest's types leave the executor out; a test holds that it compiles nothing by itself.
    const { executor } = /** @type {any} */ (this);
    const compile = executor.compile.bind(executor);
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (/** @type {string} */ source, /** @type {string} */ filename) => {
      const context = executor.environment.getVmContext();
      if (context === null) return null;
      try {
        return scriptOf(`${head}${source}\n})`, filename, head).runInContext(context);
      } catch {
        // Jest's own message says where the syntax is wrong.
        return compile(source, filename);
      }
    };
  }

  // Node 20 looks at every storage in use for each promise that is made. Jest has one for each test file, which would stay in use.
  teardown() {
    super.teardown();
    for (const storage of storages) storage.disable();
    storages.clear();
  }
};
