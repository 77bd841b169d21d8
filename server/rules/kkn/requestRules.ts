import { kelompok } from '../../../resources/kkn/kelompok.ts';
import { memilihDospem } from '../../../resources/kkn/memilihDospem.ts';
import type { DbRow, RowData } from '../../database/db.ts';
import { conflict, invalid } from '../../errors.ts';
import type { ResourceRules, RuleContext } from '../../rest/rules.ts';
import { tellOfAnswer, tellOfRequest } from './groupNotices.ts';
import { mustFitSupervisor } from './places.ts';

const day = 86_400_000;

interface Asking extends DbRow {
  id: string;
  status: string;
  idDpl: string | null;
  idGelombang: string;
  hariTanggapDpl: number;
}

const askingOf = (ctx: RuleContext, idKelompok: unknown): Promise<Asking | undefined> =>
  ctx.tx.one<Asking>(
    `select g.id, g.status, g.id_dpl as "idDpl", g.id_gelombang as "idGelombang", w.hari_tanggap_dpl as "hariTanggapDpl"
     from kkn_kkn_kelompok g join kkn_gelombang w on w.id = g.id_gelombang where g.id = $1 for no key update of g`,
    [idKelompok],
  );

/** A group's requests for a DPL (docs/domain/30 §1.7). */
export const requestRules: ResourceRules = {
  beforeCreate: async (ctx, data) => {
    const group = await askingOf(ctx, data.idKelompok);
    if (group?.status !== 'disetujui') throw conflict('DPL dapat dipilih setelah kelompok disetujui.');
    if (group.idDpl) throw conflict('Kelompok ini sudah memiliki DPL.');
    await mustFitSupervisor(ctx, { ...group, idDpl: data.idDpl });
    await mustTakeRequests(ctx, data);
    data.batasJawaban = new Date(ctx.now.getTime() + group.hariTanggapDpl * day).toISOString();
  },

  beforeTransition: async (ctx, before, transition) => {
    await tellOfAnswer(ctx, before, transition);
    if (transition.action !== 'terima') return;
    const group = await askingOf(ctx, before.idKelompok);
    if (!group || group.idDpl || group.status !== 'disetujui') throw conflict('Kelompok ini sudah memiliki DPL.');
    await mustFitSupervisor(ctx, { ...group, idDpl: before.idDpl });
    await ctx.carry(kelompok, [{ id: group.id, values: { idDpl: before.idDpl } }], 'DPL menerima pengajuan.');
    await expireOthers(ctx, before);
  },

  afterWrite: (ctx, row, before) => (row && !before ? tellOfRequest(ctx, row) : undefined),
};

/** @throws HttpError 422 for a DPL who takes no requests */
async function mustTakeRequests(ctx: RuleContext, data: RowData): Promise<void> {
  const found = await ctx.tx.one<{ terima: boolean }>(
    'select terima_pengajuan and aktif as terima from kkn_dpl where id = $1',
    [data.idDpl],
  );
  if (found?.terima) return;
  const message = 'DPL ini tidak menerima pengajuan.';
  throw invalid({ idDpl: message }, message);
}

/** A DPL who has as many groups as it takes leaves nobody waiting. */
async function expireOthers(ctx: RuleContext, request: RowData): Promise<void> {
  const full = await ctx.tx.one('select 1 as penuh from kkn_dpl where id = $1 and sisa <= 0', [request.idDpl]);
  if (!full) return;
  const others = await ctx.tx.query<{ id: string }>(
    `select id from kkn_memilih_dospem where id_dpl = $1 and status = 'diajukan' and id <> $2 order by id`,
    [request.idDpl, request.id],
  );
  await ctx.carry(
    memilihDospem,
    others.map(({ id }) => ({ id, values: { status: 'kedaluwarsa' } })),
    'DPL sudah mencapai batas kelompok.',
  );
}
