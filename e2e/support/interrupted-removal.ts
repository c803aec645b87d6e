import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { adminFirestore } from './another-client';

export interface InterruptedRemoval {
  /** Holds the page's calls that remove a domain until `release`, as a slow server would. */
  holdCalls: (page: Page) => Promise<void>;
  /** Sends the held calls and sets the lease of the stopped server to end after `leaseMs`. Then another server continues the removal. */
  release: (leaseMs: number) => Promise<void>;
  /** Paths of the remaining documents of the domain and of its removal. */
  remainingDocuments: () => Promise<string[]>;
}

/** The lease before `release`: longer than any test. */
const UNTIL_RELEASED_MS = 600_000;

/** Writes the state of a domain of acme whose server stopped during the removal, when `done` of `total` parts were removed (D-46). */
export async function interruptRemoval(domain: string, { done, total }: { done: number; total: number }): Promise<InterruptedRemoval> {
  const firestore = adminFirestore();
  const document = firestore.doc(`companies/acme/domains/${domain}`);
  const marker = firestore.doc(`companies/acme/removals/domain:${domain}`);
  const sessions = document.collection('sessions');
  const startedAt = Timestamp.now();
  await Promise.all(
    Array.from({ length: total - done }, (_, at) => sessions.doc(`s${at}`).set({ name: `Session ${at}`, startTime: startedAt })),
  );
  await marker.set({ company: 'acme', domain, startedAt, leaseUntil: Date.now() + UNTIL_RELEASED_MS });
  await document.update({ authLicenses: [], removal: { done, total, startedAt } });

  let sendCalls = () => {};
  const released = new Promise<void>((resolve) => (sendCalls = resolve));
  return {
    holdCalls: async (page) => {
      await page.route('**/api/domains', async (route) => {
        if (route.request().method() === 'DELETE') await released;
        // A page that was reloaded meanwhile has aborted its call.
        await route.continue().catch(() => undefined);
      });
    },
    release: async (leaseMs) => {
      await marker.update({ leaseUntil: Date.now() + leaseMs });
      sendCalls();
    },
    remainingDocuments: async () => {
      const found = await Promise.all([document.get(), marker.get(), ...(await sessions.listDocuments()).map((session) => session.get())]);
      return found.filter(({ exists }) => exists).map(({ ref }) => ref.path);
    },
  };
}
