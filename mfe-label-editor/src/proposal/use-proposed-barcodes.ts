import { useMemo } from 'react';
import { proposedDrawing, type Proposal, type ProposedDrawing } from './proposal';

/** The drawing of a proposal. The ids of its barcodes stay the same as long as the proposal is the same object. */
export const useProposedBarcodes = (proposal: Proposal | null): ProposedDrawing | null =>
  useMemo(() => (proposal ? proposedDrawing(proposal) : null), [proposal]);
