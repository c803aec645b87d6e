import { right, wrong, type Finding } from './finding';
import { findingsOf, type Project } from './project';

interface Metric {
  displayName?: string;
  consumerQuotaLimits?: { unit?: string; quotaBuckets?: { effectiveLimit?: string }[] }[];
}

/** The project has a billing account, on which the number of mails depends (https://firebase.google.com/docs/auth/limits), and no quota of mails is zero. */
export async function checkMails(project: Project): Promise<Finding[]> {
  const { google, id } = project;
  const billing = await google.get<{ billingEnabled?: boolean }>(`https://cloudbilling.googleapis.com/v1/projects/${id}/billingInfo`);
  const metrics = await google.list<Metric>(
    `https://serviceusage.googleapis.com/v1beta1/projects/${id}/services/identitytoolkit.googleapis.com/consumerQuotaMetrics`,
    'metrics',
  );
  return [
    ...findingsOf(billing, {
      subject: 'mails, plan',
      project,
      role: 'roles/viewer',
      read: ({ billingEnabled }) => [
        billingEnabled === true
          ? right('mails, plan', 'Blaze, which sends 10,000 mails for new passwords a day')
          : wrong(
              'mails, plan',
              'Spark, which sends 150 mails for new passwords a day',
              `gcloud billing projects link ${id} --billing-account=<account>`,
            ),
      ],
    }),
    ...findingsOf(metrics, {
      subject: 'mails, quota',
      project,
      role: 'roles/serviceusage.serviceUsageConsumer',
      read: (found) => [ofQuota(project, found)],
    }),
  ];
}

function ofQuota({ id }: Project, metrics: readonly Metric[]): Finding {
  const subject = 'mails, quota';
  const limits = metrics.flatMap(({ displayName = '', consumerQuotaLimits = [] }) =>
    /e-?mail/i.test(displayName)
      ? consumerQuotaLimits.flatMap(({ quotaBuckets = [] }) =>
          quotaBuckets.flatMap(({ effectiveLimit }) =>
            effectiveLimit === undefined ? [] : { displayName, limit: Number(effectiveLimit) },
          ),
        )
      : [],
  );
  const stopped = limits.filter(({ limit }) => limit === 0);
  if (stopped.length > 0)
    return wrong(
      subject,
      `0 for ${stopped.map(({ displayName }) => displayName).join(', ')}`,
      `https://console.cloud.google.com/apis/api/identitytoolkit.googleapis.com/quotas?project=${id}`,
    );
  return right(
    subject,
    limits.map(({ displayName, limit }) => `${displayName} ${limit < 0 ? 'without limit' : limit}`).join(', ') || 'that of the plan',
  );
}
