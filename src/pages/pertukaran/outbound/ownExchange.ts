import type { OutboundDetail } from '../../../../resources/pertukaran/outbound/detail.ts';

/** The student's own exchange as O/saya answers it. */
export interface OwnExchange {
  id: string;
  version: number;
  statusKonversi: string;
  statusReviewNilai: string | null;
  outbound: OutboundDetail;
}
