import { messages } from '../../../resources/kit/index.ts';
import { materi, seleksiKompetensi } from '../../../resources/komcad/seleksi.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import type { RowData } from '../../database/db.ts';
import { dayInJakarta } from '../../day.ts';
import { badRequest, conflict, invalid } from '../../errors.ts';
import { forItems } from '../../rest/bulk.ts';
import { mustBeObject } from '../../rest/check.ts';
import type { Engine } from '../../rest/context.ts';
import type { ResourceRules } from '../../rest/rules.ts';
import { changes } from '../master/common.ts';
import { copiesOf, lockParticipant, type Participant } from './facts.ts';
import { tellOfTest } from './notices.ts';

const tested: readonly string[] = ['ijin_terbit', 'seleksi', 'verifikasi_kelulusan'];

function mustBeTested({ tahap }: Participant): void {
  if (!tested.includes(tahap)) throw conflict('Mahasiswa tidak sedang mengikuti seleksi.');
}

/** @throws HttpError 422 'Jadwal di luar rentang seleksi gelombang.' */
function mustBeInTime(jadwal: unknown, { seleksiMulai, seleksiSelesai }: Participant): void {
  const day = dayInJakarta(new Date(String(jadwal)));
  const message = 'Jadwal di luar rentang seleksi gelombang.';
  if (day < seleksiMulai || day > seleksiSelesai) throw invalid({ jadwal: message }, message);
}

/** Who did not come does not meet the requirements. */
const absent = (row: RowData): RowData => (row.kehadiran === 'tidak_hadir' ? { hasil: 'TMS' } : {});

/** Tests of the selection (docs/domain/40 §1.1). */
export const testRules: ResourceRules = {
  beforeCreate: async (ctx, data) => {
    const participant = await lockParticipant(ctx, data.idPendaftarMbkm);
    mustBeTested(participant);
    mustBeInTime(data.jadwal, participant);
    Object.assign(data, copiesOf(participant), { idProgramKomcad: participant.idProgramKomcad }, absent(data));
  },
  beforeUpdate: async (ctx, before, data) => {
    const participant = await lockParticipant(ctx, before.idPendaftarMbkm);
    mustBeTested(participant);
    if ('jadwal' in data) mustBeInTime(data.jadwal, participant);
    Object.assign(data, absent({ ...before, ...data }));
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
