/** The used part of jsdom, which is installed with Jest's environment, without types. */
declare module 'jsdom' {
  export class ResourceLoader {
    fetch(url: string): (Promise<Buffer> & { abort(): void }) | null;
  }
  export class VirtualConsole {
    sendTo(console: Console): this;
  }
  export class JSDOM {
    constructor(
      html: string,
      options: {
        url: string;
        runScripts: 'dangerously';
        resources: ResourceLoader;
        pretendToBeVisual: boolean;
        virtualConsole: VirtualConsole;
      },
    );
    readonly window: Record<string, unknown>;
    getInternalVMContext(): import('node:vm').Context;
  }
}

/** The shell's plugin of the federation runtime, which `release/loading/bundle.ts` resolves. */
declare module 'runtime-for-remotes' {
  export default function provideRuntime(): import('@module-federation/enhanced/runtime').ModuleFederationRuntimePlugin;
}

/** The modules that the console shares, by name, which `release/loading/bundle.ts` makes. */
declare module 'console-shares' {
  const shares: Record<string, () => Promise<object>>;
  export default shares;
}
