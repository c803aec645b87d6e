import { icons } from 'shared-kit/ui-overlay';

/** The icon for the name in a remote's entry; a general one for an unknown name. */
export const iconNamed = (name: string) => (Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : icons.open);
