import { type ChangeOf, dayInWords, type Message, messages } from '../../../resources/kit/index.ts';
import { komcadRefusals } from '../../../resources/komcad/refusals.ts';
import { materi, seleksiKompetensi } from '../../../resources/komcad/seleksi.ts';
import { type Tahap, tahapTes } from '../../../resources/komcad/tahap.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { keep } from '../../platform/access/keptSaid.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { dayInZone } from '../../platform/day.ts';
import { forItems } from '../../platform/engine/bulk.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { badRequest, conflict, invalid } from '../../platform/errors.ts';
import { changes } from '../master/common.ts';
import { tellOfTest } from './notices.ts';
import { copiesOf, lockParticipant, type Participant, stagesOf } from './participant.ts';

const closed = (tahap: Tahap): Message | null => (tahapTes.includes(tahap) ? null : komcadRefusals.notInSelection);

function mustBeTested({ tahap }: Participant): void {
  const why = closed(tahap);
  if (why) throw conflict(why);
}

/** @throws HttpError 422 komcadRefusals.outsideSelection */
function mustBeInTime(jadwal: string, { seleksiMulai, seleksiSelesai }: Participant): void {
  const day = dayInZone(new Date(jadwal));
  const message = komcadRefusals.outsideSelection;
  if (day < seleksiMulai || day > seleksiSelesai) throw invalid({ jadwal: message }, message);
}

/** Somebody absent does not meet the requirements. */
const absent = (row: ChangeOf<typeof seleksiKompetensi>): ChangeOf<typeof seleksiKompetensi> =>
  row.kehadiran === 'tidak_hadir' ? { hasil: 'TMS' } : {};

/** Tests of the selection (docs/domain/40 §1.1). */
export const testRules: RulesFor<typeof seleksiKompetensi> = {
  beforeCreate: async (ctx, data) => {
    const participant = await lockParticipant(ctx, data.idPendaftarMbkm);
    mustBeTested(participant);
    mustBeInTime(data.jadwal ?? '', participant);
    Object.assign(data, copiesOf(participant), { idProgramKomcad: participant.idProgramKomcad }, absent(data));
  },
  beforeUpdate: async (ctx, before, data) => {
    const participant = await lockParticipant(ctx, before.idPendaftarMbkm);
    mustBeTested(participant);
    if (data.jadwal) mustBeInTime(data.jadwal, participant);
    Object.assign(data, absent({ ...before, ...data }));
  },
  beforeDelete: async (ctx, row) => mustBeTested(await lockParticipant(ctx, row.idPendaftarMbkm)),
  shown: async ({ db, now }, rows) => {
    const stages = await stagesOf(
      db,
      rows.map(({ idPendaftarMbkm }) => idPendaftarMbkm),
    );
    const today = dayInZone(now());
    for (const row of rows) {
      const { tahap } = stages.get(row.idPendaftarMbkm ?? '') ?? {};
      const terkunci = tahap ? closed(tahap) : null;
      const day = dayInZone(new Date(row.jadwal ?? ''));
      const late = terkunci === null && row.hasil === 'belum' && day < today;
      Object.assign(row, {
        terkunci: terkunci && keep(terkunci),
        terlambat: late ? `Hasil tes ${dayInWords(day)} belum diisi.` : null,
      });
    }
  },
  afterWrite: async (ctx, row, before) => {
    if (row && (!before || changes(before, row, 'jadwal', 'lokasi'))) await tellOfTest(ctx, row);
  },
};

/**
 * POST v6/komcad/seleksi-kompetensi/jadwal: every test for each of many, at one time and place; tests that are there stay
 * as they are (docs/domain/40 §2.1).
 * @param body `{ idPendaftarMbkm[], jadwal, lokasi }`
 * @throws HttpError 400, 403
 */
export async function scheduleTests(engine: Engine, caller: Caller, body: unknown) {
  mustBeAllowed(caller, seleksiKompetensi, 'create');
  const { idPendaftarMbkm: ids, jadwal, lokasi } = mustBeObject(body);
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > 500) throw badRequest(messages.badBody);
  const items = [...new Set(ids.map(String))].map(id => ({ id }));
  return forItems(engine, caller, seleksiKompetensi, items, async (ctx, { id }) => {
    const known = await ctx.tx.query<{ materi: string }>(
      'select materi from komcad_seleksi_kompetensi where id_pendaftar_mbkm::text = $1',
      [id],
    );
    for (const each of Object.keys(materi).filter(name => known.every(one => one.materi !== name)))
      await ctx.create(seleksiKompetensi, { idPendaftarMbkm: id, materi: each, jadwal, lokasi });
  });
}
