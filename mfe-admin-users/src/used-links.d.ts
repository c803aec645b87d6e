// Written by the build from `uses` of remote.json: the links that useLink takes here.
export {};

declare global {
  interface UsedLinks {
    declared: {
      changePassword: true;
    };
  }
}
