import { THEME_MODES } from 'shared-kit/host/ui-core';
import { setLocale, useLocale } from 'shared-kit/i18n';
import { LOCALES } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { adoptOwnStyles } from 'shared-kit/host/ui-core';
import { useThemeMode } from 'shared-kit/ui-core';
import { Select } from 'shared-kit/ui-form';
import { useEffect } from 'react';
import galleryCss from './gallery.css';
import { readLook } from './look';
import { SECTIONS, type GalleryProps } from './sections';

adoptOwnStyles(galleryCss);

/** Shows every component of the kit in each of its states. */
export function Gallery(props: GalleryProps) {
  const locale = useLocale();
  const { mode, setMode } = useThemeMode();
  useEffect(() => setMode(readLook().theme), [setMode]);
  useEffect(() => {
    document.title = 'Gallery';
  });
  return (
    <div className="ga">
      <header className="ga-bar">
        <h1>Gallery</h1>
        <Link to="/standard">Motion, density and type</Link>
        <Select
          label="Language"
          value={locale}
          onChange={(next) => void setLocale(LOCALES.find((one) => one === next) ?? locale)}
          options={LOCALES.map((value) => ({ value, label: value }))}
        />
        <Select
          label="Theme"
          value={mode}
          onChange={(next) => setMode(THEME_MODES.find((one) => one === next) ?? mode)}
          options={THEME_MODES.map((value) => ({ value, label: value }))}
        />
      </header>
      <nav aria-label="Sections">
        <ul className="ga-contents">
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main className="ga-main">
        {SECTIONS.map(({ id, Component }) => (
          <Component key={id} {...props} />
        ))}
      </main>
    </div>
  );
}
