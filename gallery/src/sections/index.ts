import type { ConnectionState } from 'shared-kit/host/state';
import type { ComponentType } from 'react';
import { Actions } from './actions';
import { Choices } from './choices';
import { Displays } from './displays';
import { Domains } from './domains';
import { Fields } from './fields';
import { Forms } from './forms';
import { Foundations } from './foundations';
import { Messages } from './messages';
import { Overlays } from './overlays';
import { Pages } from './pages';
import { Pictures } from './pictures';
import { States } from './states';
import { Structure } from './structure';
import { Tables } from './tables';

export interface GalleryProps {
  /** Sets the simulated state of the connection to Firestore. */
  onConnection: (state: ConnectionState) => void;
}

export interface GallerySection {
  id: string;
  title: string;
  Component: ComponentType<GalleryProps>;
}

export const SECTIONS: readonly GallerySection[] = [
  { id: 'foundations', title: 'Foundations', Component: Foundations },
  { id: 'actions', title: 'Actions', Component: Actions },
  { id: 'fields', title: 'Fields', Component: Fields },
  { id: 'choices', title: 'Choices', Component: Choices },
  { id: 'forms', title: 'Forms', Component: Forms },
  { id: 'messages', title: 'Messages', Component: Messages },
  { id: 'states', title: 'States', Component: States },
  { id: 'displays', title: 'Displays', Component: Displays },
  { id: 'structure', title: 'Structure', Component: Structure },
  { id: 'pictures', title: 'Pictures', Component: Pictures },
  { id: 'overlays', title: 'Overlays', Component: Overlays },
  { id: 'tables', title: 'Tables', Component: Tables },
  { id: 'pages', title: 'Pages', Component: Pages },
  { id: 'domains', title: 'Domains', Component: Domains },
];
