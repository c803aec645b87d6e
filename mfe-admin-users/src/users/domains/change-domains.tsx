import { useMessageText, useText } from 'shared-kit/i18n';
import { fullName, type UserProfile } from 'shared-kit/model';
import { Alert, Button } from 'shared-kit/ui-core';
import { DataTable } from 'shared-kit/ui-data';
import { Select } from 'shared-kit/ui-form';
import { Modal, ProgressBar } from 'shared-kit/ui-overlay';
import { useCallback, useMemo, useState } from 'react';
import { useWorkText } from '../../user-fields/use-work-text';
import { choicesFor, planOf, type DomainWish } from './domain-plan';
import { useDomainChanges } from './use-domain-changes';
import { stateOf, usePlanColumns, type PlanRow } from './use-plan-columns';

export interface ChangeDomainsProps {
  company: string;
  selected: readonly UserProfile[];
  /** The current profiles of all users, among them the moderators and the selected users. */
  users: readonly UserProfile[];
  open: boolean;
  onClose: () => void;
}

const NO_WISH: DomainWish = { give: [], take: [] };
const WIDTH = 860;
const rowKey = ({ plan }: PlanRow) => plan.user.uid;

/** Adds domains to many users and removes domains from them, with a plan for each user before and the result after (ADD-21). */
export default function ChangeDomains({ company, selected, users, open, onClose }: ChangeDomainsProps) {
  const { t } = useText('users');
  const messageText = useMessageText();
  const [wish, setWish] = useState(NO_WISH);
  const workText = useWorkText();
  const { sent, progress, stopped, send, cancel } = useDomainChanges(company);
  const byUid = useMemo(() => new Map(users.map((user) => [user.uid, user])), [users]);
  const chosenUsers = useMemo(() => selected.map((user) => byUid.get(user.uid) ?? user), [selected, byUid]);
  const parentOf = useCallback(
    ({ parent }: UserProfile) => {
      const moderatorOfUser = parent === null ? undefined : byUid.get(parent);
      return moderatorOfUser?.moderator ? moderatorOfUser : undefined;
    },
    [byUid],
  );
  const columns = usePlanColumns();
  const choices = useMemo(() => choicesFor(chosenUsers, (user) => parentOf(user)?.authDomains ?? []), [chosenUsers, parentOf]);
  const rows = useMemo(
    () =>
      chosenUsers.map((user): PlanRow => {
        const made = sent.get(user.uid);
        const parent = parentOf(user);
        // A successful plan stays as it was sent. A failed one is made again from the current choice.
        const plan = made?.problem === null ? made.plan : planOf(user, parent?.authDomains ?? [], wish);
        return { plan, sent: made, parentName: parent && fullName(parent) };
      }),
    [chosenUsers, sent, parentOf, wish],
  );
  const toSend = rows.filter((row) => row.plan.state === 'change' && stateOf(row) !== 'changed').map(({ plan }) => plan);
  const changed = rows.filter((row) => stateOf(row) === 'changed').length;
  const hasBegun = sent.size > 0 || progress !== null;
  const options = (names: readonly string[], others: readonly string[]) =>
    names.filter((name) => !others.includes(name)).map((name) => ({ value: name, label: name }));

  return (
    <Modal
      open={open}
      title={t('domainsOf.title', { count: selected.length })}
      width={WIDTH}
      unsaved={!hasBegun && (wish.give.length > 0 || wish.take.length > 0)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(hasBegun ? 'domainsOf.close' : 'profile.cancel')}</Button>
          <Button variant="primary" loading={progress !== null} disabled={toSend.length === 0} onClick={() => void send(toSend)}>
            {toSend.length === 0
              ? t('domainsOf.submitNone')
              : t(hasBegun ? 'domainsOf.submitRest' : 'domainsOf.submit', { count: toSend.length })}
          </Button>
        </>
      }
    >
      <div className="us-report">
        {!hasBegun && (
          <>
            <p>{t('domainsOf.help')}</p>
            <Select
              multiple
              label={t('domainsOf.give')}
              names
              value={wish.give}
              onChange={(give) => setWish({ ...wish, give })}
              options={options(choices.give, wish.take)}
              empty={t('domainsOf.nothingToGive')}
            />
            <Select
              multiple
              label={t('domainsOf.take')}
              names
              help={t('domainsOf.takeHelp')}
              value={wish.take}
              onChange={(take) => setWish({ ...wish, take })}
              options={options(choices.take, wish.give)}
            />
          </>
        )}
        {progress && (
          <ProgressBar
            label={workText({ ...progress, done: progress.done + 1 }, 'domainsOf.changing')}
            value={progress.done / progress.total}
            onCancel={cancel}
          />
        )}
        {hasBegun && !progress && (
          <Alert severity={toSend.length === 0 ? 'success' : 'warning'} quiet>
            {t('domainsOf.changed', { changed, count: rows.length })}
          </Alert>
        )}
        {stopped && (
          <Alert severity="error" title={t('addUsr.stopped')} quiet>
            {messageText(stopped)}
          </Alert>
        )}
        <DataTable id="domainChanges" label={t('domainsOf.report')} rows={rows} columns={columns} rowKey={rowKey} urlNaming="none" />
      </div>
    </Modal>
  );
}
