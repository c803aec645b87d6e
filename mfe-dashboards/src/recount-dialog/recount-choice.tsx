import { formatNumber, useText } from 'shared-kit/i18n';
import { problemOf, type DomainRef, type DomainSettings, type Session } from 'shared-kit/model';
import { useLocation, useNavigate } from 'shared-kit/router';
import { Button, ErrorState, FormFailure, Text, useForm } from 'shared-kit/ui-core';
import { CheckboxGroup } from 'shared-kit/ui-form';
import { Modal, ProgressBar } from 'shared-kit/ui-overlay';
import { useRef } from 'react';
import { handOver } from '../recount/handed-over';
import { RECOUNT_KINDS, type RecountKind } from '../recount/recount-kinds';
import { useCounted, type AskForRecount } from './use-counted';

export interface RecountChoiceProps {
  domainRef: DomainRef;
  /** What the addresses are of, such as the name of a session. */
  of: string;
  /** The session whose task says what was expected. */
  session: Session | undefined;
  settings: DomainSettings;
  ask: AskForRecount;
  /** The kinds that the table shows, which are chosen at first; when empty, all. */
  shown: readonly RecountKind[];
  open: boolean;
  onClose: () => void;
}

interface Choice {
  /** Null until the user chooses. */
  kinds: RecountKind[] | null;
}

/** Asks which addresses are counted again, and leads to the page of creating a task with their rows (D-168). */
export default function RecountChoice({ domainRef, of, session, settings, ask, shown, open, onClose }: RecountChoiceProps) {
  const { t, locale } = useText('taskCreation');
  const { t: common } = useText('common');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const running = useRef<AbortController>(undefined);
  const { counted, problem, retry } = useCounted(domainRef, session, ask, open);
  const possible = RECOUNT_KINDS.filter((kind) => (counted?.counts[kind] ?? 0) > 0);
  const shownHere = possible.filter((kind) => shown.includes(kind));
  const chosenOf = ({ kinds }: Choice) => kinds ?? (shownHere.length > 0 ? shownHere : possible);

  const form = useForm<Choice>({
    initial: { kinds: null },
    validate: (choice) => ({ kinds: chosenOf(choice).length === 0 ? t('recount.chooseOne') : undefined }),
    submit: async (choice) => {
      if (!counted) return;
      const { signal } = (running.current = new AbortController());
      try {
        const rows = await counted.rowsOf(chosenOf(choice), settings, signal);
        if (signal.aborted) return;
        close();
        await navigate(handOver({ ...rows, domain: domainRef, of, from: `${pathname}${search}` }));
      } catch (error) {
        if (!signal.aborted) return { ok: false, problem: problemOf(error) };
      }
    },
    ownCancel: true,
  });
  const close = () => {
    running.current?.abort();
    form.reset();
    onClose();
  };

  const options = possible.map((value) => {
    const count = counted?.counts[value] ?? 0;
    return { value, label: t('recount.kind', { kind: t(`recount.kinds.${value}`), n: formatNumber(count, locale) }) };
  });
  return (
    <Modal
      open={open}
      title={t('recount.title')}
      onClose={close}
      unsaved={false}
      footer={
        <>
          <Button onClick={close}>{common('action.cancel')}</Button>
          {possible.length > 0 && (
            <Button variant="primary" loading={form.busy} onClick={() => void form.submit()}>
              {t('recount.submit')}
            </Button>
          )}
        </>
      }
    >
      {problem && <ErrorState message={problem} onRetry={retry} />}
      {!problem && !counted && <ProgressBar label={t('recount.counting')} value={null} />}
      {counted && possible.length === 0 && <Text>{t('changed' in counted.counts ? 'recount.noneCompared' : 'recount.none')}</Text>}
      {counted && possible.length > 0 && (
        <CheckboxGroup<RecountKind>
          label={t('recount.which')}
          help={t('recount.help')}
          value={chosenOf(form.values)}
          onChange={(kinds) => form.set('kinds', kinds)}
          options={options}
          disabled={form.busy}
          error={form.errors.kinds}
        />
      )}
      <FormFailure problem={form.failure} />
    </Modal>
  );
}
