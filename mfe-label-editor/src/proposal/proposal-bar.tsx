import { useText } from 'shared-kit/i18n';
import { MAX_BARCODES } from 'shared-kit/model';
import { adoptStyles, Alert, Button } from 'shared-kit/ui-core';
import { ProgressBar } from 'shared-kit/ui-overlay';
import type { Proposal } from './proposal';
import proposalCss from './proposal.css';
import type { ProposalReading } from './use-proposal';

adoptStyles(proposalCss);

export interface ProposalBarProps {
  reading: ProposalReading;
  /** Takes the proposal over, as one step. The bar then dismisses it. */
  onUse: (proposal: Proposal) => void;
  /** How many drawn barcodes the proposal would replace. */
  drawn?: number;
  disabled?: boolean;
}

/** Offers the barcodes found in the picture, to take over or to dismiss (ADD-08), and shows the progress of reading it. */
export function ProposalBar({ reading, onUse, drawn = 0, disabled }: ProposalBarProps) {
  const { t } = useText('labelEditor');
  const { status, proposal, progress, failure, read, cancel, dismiss } = reading;
  const dismissButton = (
    <Button size="small" onClick={dismiss}>
      {t('proposal.dismiss')}
    </Button>
  );

  if (status === 'idle') {
    return (
      <Button size="small" onClick={read} disabled={disabled}>
        {t('proposal.find')}
      </Button>
    );
  }
  if (status === 'reading') return <ProgressBar label={t('proposal.reading')} value={progress} onCancel={cancel} />;
  if (status === 'none') {
    return (
      <Alert severity="info" title={t('proposal.none')}>
        <div>{t('proposal.noneHelp')}</div>
        <div className="ic-actions le-proposal-actions">{dismissButton}</div>
      </Alert>
    );
  }
  if (!proposal) {
    return (
      <Alert severity="error" title={t('proposal.failed')}>
        <div>{t(failure === 'unavailable' ? 'picture.problem.unavailable' : 'proposal.failedHelp')}</div>
        <div className="ic-actions le-proposal-actions">
          <Button size="small" onClick={read}>
            {t('proposal.retry')}
          </Button>
          {dismissButton}
        </div>
      </Alert>
    );
  }

  const { barcodes, leftOut } = proposal;
  const take = () => {
    onUse(proposal);
    dismiss();
  };
  return (
    <Alert severity={leftOut > 0 ? 'warning' : 'info'} title={t('proposal.found', { count: barcodes.length + leftOut })}>
      {leftOut > 0 && <div>{t('proposal.leftOut', { max: MAX_BARCODES })}</div>}
      <div>{drawn > 0 ? t('proposal.replaces', { count: drawn }) : t('proposal.help')}</div>
      <div className="ic-actions le-proposal-actions">
        <Button size="small" variant="primary" onClick={take} disabled={disabled}>
          {t('proposal.use', { count: barcodes.length })}
        </Button>
        {dismissButton}
      </div>
    </Alert>
  );
}
