import { createContext, useContext, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { ConsoleStore } from './console-store';

const StoreContext = createContext<ConsoleStore | null>(null);

/** Provides the page's state. */
export function StateProvider({ store, children }: { store: ConsoleStore; children: ReactNode }) {
  return (
    <StoreContext value={store}>
      <Provider store={store.redux}>{children}</Provider>
    </StoreContext>
  );
}

/** The whole store, for the shell; components use the narrower hooks. */
export function useConsoleStore(): ConsoleStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('There is no <StateProvider> above this component.');
  return store;
}
