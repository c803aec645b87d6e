import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../i18n';
import { Link, useLocation } from '../../router';
import type { Message } from '../../model';
import { ButtonLink } from '../button/button';
import { ErrorState } from '../feedback/states';
import { PageSkeleton } from '../feedback/skeleton';
import { WithNames } from '../text/name';

/** Longer names are cut in the breadcrumb; their tooltip has the whole name. */
const CRUMB_LENGTH = 36;

export interface Crumb {
  label: string;
  to: string;
}

/** The state that decides whether a page shows its content. The result of a live query is one. */
export interface PageState {
  status: 'loading' | 'ready' | 'error' | 'missing';
  problem?: Message | undefined;
}

export interface PageProps {
  /** The heading and the document's title. May be empty until the data is read. */
  title: string;
  /** The domain of the page, at the end of the document's title: the same pages of several domains may be open in tabs. */
  place?: string | undefined;
  /** Names in the title and the breadcrumb, which the browser's translation must not change. */
  names?: readonly string[];
  /** The breadcrumb, without the page itself. */
  crumbs?: readonly Crumb[];
  /** Beside the title: whether the data below is live. */
  live?: ReactNode;
  /** On the right: the primary action and other actions. */
  actions?: ReactNode;
  /** While it is not `ready`, the page shows a skeleton, the problem, or "not found". */
  state?: PageState;
  /** Replaces the general "not found". */
  missing?: ReactNode;
  onRetry?: () => void;
  children?: ReactNode;
}

/** The frame of every page: breadcrumb, title, live indicator and actions, or its loading, error or missing state. */
export function Page({ title, place, names = [], crumbs = [], live, actions, state, missing, onRetry, children }: PageProps) {
  const { t } = useText('common');
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const status = state?.status ?? 'ready';

  useEffect(() => {
    document.title = [title, place, t('app.name')].filter(Boolean).join(' · ');
  }, [title, place, t]);

  // The shell puts the focus on the main landmark after a navigation; the heading tells screen readers more than the landmark.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.id === 'main') heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, status]);

  if (status === 'loading') return <PageSkeleton />;
  return (
    <div className="ic-page">
      <div className="ic-page-head">
        <div className="ic-page-names">
          {crumbs.length > 0 && (
            // A list, not a navigation landmark: the drawer is the only navigation of the console.
            <ol className="ic-crumbs" aria-label={t('page.breadcrumb')}>
              {crumbs.map((crumb) => (
                <li key={crumb.to}>
                  <Link to={crumb.to} title={crumb.label.length > CRUMB_LENGTH ? crumb.label : undefined}>
                    <WithNames text={crumb.label} names={names} />
                  </Link>
                </li>
              ))}
            </ol>
          )}
          <div className="ic-page-title">
            <h1 ref={heading} tabIndex={-1}>
              <WithNames text={title} names={names} />
            </h1>
            {status === 'ready' && live}
          </div>
        </div>
        {status === 'ready' && actions && <div className="ic-page-actions">{actions}</div>}
      </div>
      {status === 'error' && (
        <ErrorState message={state?.problem} onRetry={onRetry} action={<ButtonLink to="/">{t('action.home')}</ButtonLink>} />
      )}
      {status === 'missing' &&
        (missing ?? (
          <ErrorState
            title={t('state.missingTitle')}
            message={state?.problem ?? t('state.missingText')}
            action={<ButtonLink to="/">{t('action.home')}</ButtonLink>}
          />
        ))}
      {status === 'ready' && <div className="ic-page-body">{children}</div>}
    </div>
  );
}
