import { domainsOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import type { Domain } from 'shared-kit/model';
import { useFeedback, useLiveList } from 'shared-kit/state';
import { Button, EmptyState, Form, FormActions, Page, useForm } from 'shared-kit/ui-core';
import { DataTable, type Column } from 'shared-kit/ui-data';
import { Tag } from 'shared-kit/ui-display';
import { TextArea } from 'shared-kit/ui-form';
import { CompanyNotFound, icons, useRouteCompany } from 'shared-kit/ui-frame';
import { useMemo } from 'react';
import { paths } from '../links/paths';

const rowKey = ({ id }: Domain) => id;

/** `/published-before/{company}`: uses something of each entry of the kit. */
export default function CompanyPage() {
  const { t } = useText('publishedBefore');
  const company = useRouteCompany();
  const domains = useLiveList(domainsOf(company.id));
  const columns = useMemo((): Column<Domain>[] => [{ key: 'name', title: t('company.domain'), value: ({ name }) => name, render: ({ name }) => <Tag label={name} /> }], [t]);
  return (
    <Page
      title={t('company.title', { company: company.name })}
      crumbs={[{ label: t('title'), to: paths.start() }]}
      state={company}
      missing={<CompanyNotFound company={company.id} />}
    >
      <DataTable
        id="publishedBefore"
        label={t('company.domains')}
        rows={domains.data ?? []}
        columns={columns}
        rowKey={rowKey}
        loading={domains.status === 'loading'}
        empty={<EmptyState icon={icons.empty} title={t('company.empty')} />}
      />
      <Note />
    </Page>
  );
}

function Note() {
  const { t } = useText('publishedBefore');
  const { confirm, snackbar } = useFeedback();
  const form = useForm({
    initial: { note: '' },
    validate: ({ note }) => ({ note: note === '' ? t('note.missing') : undefined }),
    submit: async ({ note }, saved) => {
      if (!(await confirm({ title: t('note.question', { note }), confirmLabel: t('note.save') }))) return;
      saved();
      snackbar({ message: t('note.saved'), severity: 'success' });
    },
    guardedAs: 'publishedBefore/note',
  });
  return (
    <Form onSubmit={form.submit} aria-label={t('note.label')}>
      <TextArea {...form.field('note')} label={t('note.label')} />
      <FormActions>
        <Button type="submit" variant="primary" loading={form.busy}>
          {t('note.save')}
        </Button>
      </FormActions>
    </Form>
  );
}
