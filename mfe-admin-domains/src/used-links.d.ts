// Written by the build from `uses` of remote.json: the links that useLink takes here.
export {};

declare global {
  interface UsedLinks {
    declared: {
      addUser: true;
      company: true;
      keys: true;
      labelDesign: true;
      profile: true;
      session: true;
      sessions: true;
      tasks: true;
    };
  }
}
