import { type BulkAnswer, messages, pathFor, type Registry } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { type Peringatan, peringatan } from '../../../resources/mbkm/peringatan.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import type { RowData } from '../../database/db.ts';
import { dayInJakarta } from '../../day.ts';
import { forbidden, invalid, notFound } from '../../errors.ts';
import { notify, type Recipients } from '../../notify/index.ts';
import { mustBeObject } from '../../rest/check.ts';
import type { Engine, WriteContext } from '../../rest/context.ts';
import { findRow } from '../../rest/read.ts';
import { inTransaction } from '../../rest/write.ts';
import { wordsOf } from '../mbkm/events.ts';
import { warningsOf } from '../mbkm/warnings.ts';

/** Who can do something about a chip; the others are the office's own. */
const concerns: Readonly<Partial<Record<Peringatan, 'mahasiswa' | 'dosen' | 'mitra'>>> = {
  LOG_KOSONG_7H: 'mahasiswa',
  LUARAN_TERLAMBAT: 'mahasiswa',
  PAKET_BELUM: 'mahasiswa',
  KRS_LEBIH: 'mahasiswa',
  LOG_MENUNGGU_7H: 'dosen',
  NILAI_DOSEN_KOSONG: 'dosen',
  NILAI_MITRA_KOSONG: 'mitra',
};

/** Roles that remind: those whose screens watch a programme or its students (docs/domain/20 §3 /magang/monitoring). */
const mayRemind = ({ baseRole }: Caller): boolean => ['HA01', 'HA03', 'HA04', 'HA05'].includes(baseRole);

interface Letter {
  to: Recipients;
  link: string;
  codes: Peringatan[];
}

/** Where a student reads everything about the participation. */
function ownPage(registry: Registry, row: RowData): string {
  const screens = registry.programmeOf(row.kodeJenisMbkm)?.screens;
  return screens ? pathFor(screens.dossier ?? screens.history, String(row.id)) : '/dashboard';
}

/** One reminder for each who is concerned. */
function lettersFor(registry: Registry, row: RowData, codes: readonly Peringatan[]): Letter[] {
  const of = (who: 'mahasiswa' | 'dosen' | 'mitra') => codes.filter(code => concerns[code] === who);
  const id = String(row.id);
  const idDosen = typeof row.idDosenPembimbing === 'string' ? row.idDosenPembimbing : null;
  const idMitra = typeof row.idMitra === 'string' ? row.idMitra : null;
  const letters: Letter[] = [
    { to: { mahasiswa: [String(row.idMahasiswa)] }, link: ownPage(registry, row), codes: of('mahasiswa') },
    { to: { pegawai: [idDosen] }, link: `/monitoring3/detail/${id}`, codes: of('dosen') },
    { to: { role: 'HA06', idMitra }, link: `/monitoring4/detail/${id}`, codes: of('mitra') },
  ];
  return letters.filter(letter => letter.codes.length > 0);
}

/** @returns why nobody was told, null when somebody was */
async function remindIn(ctx: WriteContext, id: string, codes: readonly Peringatan[]): Promise<string | null> {
  const row = await findRow(ctx.engine, ctx.tx, ctx.caller, pendaftar, id, 'read');
  if (!row) throw notFound();
  const letters = lettersFor(ctx.engine.registry, row, codes);
  if (!letters.length) return 'Tidak ada yang perlu diingatkan.';
  const { mahasiswa, program } = await wordsOf(ctx.tx, row, null);
  let told = 0;
  for (const { to, link, codes } of letters) {
    const words = codes.map(code => peringatan[code]).join('; ');
    told += await notify(ctx, {
      jenis: 'peringatan',
      judul: 'Pengingat kegiatan',
      isi: `${mahasiswa} (${program}): ${words}.`,
      link,
      to,
      kunci: `ingatkan:${id}:${dayInJakarta(ctx.now)}`,
    });
  }
  return told ? null : 'Sudah diingatkan hari ini, atau belum memiliki akun.';
}

/**
 * Reminds whoever can act on the chips of the given participations; each person once per day and participation.
 * @param body `{ ids }`, at most 200
 * @throws HttpError 403 for roles that watch nobody, 422 without ids
 */
export async function remind(engine: Engine, caller: Caller, body: unknown): Promise<BulkAnswer> {
  mustBeAllowed(caller, pendaftar, 'action');
  if (!mayRemind(caller)) throw forbidden();
  const { ids: given } = mustBeObject(body);
  const ids = Array.isArray(given) ? given.filter(id => typeof id === 'string') : [];
  if (!ids.length || ids.length > 200) throw invalid({ ids: messages.required });
  const chips = await warningsOf(engine, caller, ids);
  const answer: BulkAnswer = { berhasil: [], gagal: [] };
  for (const id of ids) {
    const reason = await inTransaction(engine, caller, pendaftar, async ctx =>
      (await findRow(engine, ctx.tx, caller, pendaftar, id, 'read'))
        ? remindIn(ctx, id, chips.get(id) ?? [])
        : messages.notFound,
    );
    if (reason) answer.gagal.push({ id, pesan: reason });
    else answer.berhasil.push(id);
  }
  return answer;
}
