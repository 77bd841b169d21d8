import type { Proposal } from '../../../../resources/kkn/proposal.ts';

/** A proposal as the API answers it. */
export type ProposalRecord = Proposal & { id: string; version: number };
