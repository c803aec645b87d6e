import { useMemo } from 'react';
import { proposedDrawing, type Proposal, type ProposedDrawing } from './proposal';

/** What taking the proposal over draws: the same barcodes with the same ids for as long as the proposal is the same. */
export const useProposedBarcodes = (proposal: Proposal | null): ProposedDrawing | null =>
  useMemo(() => (proposal ? proposedDrawing(proposal) : null), [proposal]);
