import type { Fields, Programme, Resource, RowOf } from '../../../../resources/kit/index.ts';
import type { Pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import type { KhsEvents } from '../../../../resources/pertukaran/keluar/events.ts';
import type { IsianRincian } from '../../../../resources/pertukaran/keluar/rincian.ts';
import type { Skema } from '../../../../resources/pertukaran/masaStudi.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { type Detail, detailRow } from '../../mbkm/detail.ts';

/** The detail of either way out. */
export type LeavingDetail = Resource<IsianRincian & Fields>;

/** Row of an outbound programme's own fields. */
export type Rincian = RowOf<LeavingDetail>;

/** A way out of the university for a semester: its programme, its detail, and what it tells people. */
export interface Leaving {
  readonly programme: Programme;
  readonly detail: Detail<LeavingDetail>;
  readonly events: KhsEvents;
  /** Scheme of its study periods. */
  readonly skema: Skema;
}

/** @param detail the resource that the programme names as its detail */
export const leavingOf = (skema: Skema, programme: Programme, detail: LeavingDetail, events: KhsEvents): Leaving => ({
  programme,
  detail: { key: programme.detail?.key ?? programme.name, resource: detail },
  events,
  skema,
});

/** True if a participation belongs to this programme. */
export const goesBy = ({ programme }: Leaving, row: Pick<Pendaftar, 'kodeJenisMbkm'>): boolean =>
  programme.kinds.some(kind => kind === row.kodeJenisMbkm);

/** The detail of a participation as stored. @throws HttpError 404 for one of another programme */
export async function mustHaveDetail(on: Queryable, leaving: Leaving, row: Pendaftar): Promise<Rincian> {
  const found = goesBy(leaving, row) ? await detailRow(on, leaving.detail, row.id) : undefined;
  if (!found) throw notFound();
  return found;
}
