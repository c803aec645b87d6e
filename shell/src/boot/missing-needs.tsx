import type {} from 'locales/texts/remotes';
import { useText } from 'shared-kit/i18n';
import { LonePage } from '../feedback/lone-page';
import type { Need } from './needs';

/** Shown instead of the console where it cannot run: an address without https, or an old browser. */
export function MissingNeeds({ needs }: { needs: readonly Need[] }) {
  const { t } = useText('common');
  const { t: own } = useText('remotes');
  return (
    <LonePage role="alert" title={own('needs.title')} action={t('action.reload')} onAction={() => location.reload()}>
      {needs.map((need) => (
        <p key={need}>{own(`needs.${need}`)}</p>
      ))}
    </LonePage>
  );
}
