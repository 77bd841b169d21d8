import {
  type FieldErrors,
  type InputOf,
  messages,
  noteOf,
  type Programme,
  term,
  uuid,
} from '../../../resources/kit/index.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { AnggotaLembar, LembarKelompok } from '../../../resources/nilai/lembar.ts';
import { nilaiMessages } from '../../../resources/nilai/messages.ts';
import { isJenisPenilai, type JenisPenilai, penilaiDari } from '../../../resources/nilai/penilai.ts';
import { penilaian } from '../../../resources/nilai/penilaian.ts';
import { nilaiRefusals } from '../../../resources/nilai/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { copyFile } from '../../platform/documents/files/index.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { itemsOf } from '../../platform/engine/http.ts';
import { lockRow } from '../../platform/engine/lockRow.ts';
import { findRow } from '../../platform/engine/read.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { HttpError, invalid, notFound, versionMissing } from '../../platform/errors.ts';
import { liveMembers } from '../mbkm/group.ts';
import { readItems } from './gradeDetail.ts';
import { isGradable } from './gradingWindow.ts';
import { readSheet } from './readSheet.ts';
import {
  assessorOf,
  type NamedAssessor,
  type SheetInput,
  type SheetWords,
  saveIn,
  sheetRow,
  submitSheet,
  wordsOf,
} from './saveSheet.ts';
import { componentsOf } from './weights.ts';

/** The group, within the caller's scope. @throws HttpError 404 */
async function groupOf(engine: Engine, caller: Caller, { group }: Programme, id: unknown): Promise<string> {
  if (id === undefined || id === '') throw invalid({ idKelompok: messages.required });
  const resource = group && engine.registry.get(group.resource);
  const found = resource && typeof id === 'string' && (await findRow(engine, engine.db, caller, resource, id, 'read'));
  if (!found) throw notFound();
  return String(found.id);
}

/**
 * GET {group sheets}/lembar?idKelompok=&jenisPenilai=: the sheets of one assessor for all members of a group
 * (docs/domain/30 §2).
 * @throws HttpError 403, 404, 422 without a group or assessor
 */
export async function readGroupSheet(
  engine: Engine,
  caller: Caller,
  programme: Programme,
  query: { idKelompok?: unknown; jenisPenilai?: unknown },
): Promise<LembarKelompok> {
  mustBeAllowed(caller, penilaian, 'read');
  const idKelompok = await groupOf(engine, caller, programme, query.idKelompok);
  const jenis = query.jenisPenilai ?? penilaiDari(programme, caller.baseRole);
  if (!isJenisPenilai(jenis)) throw invalid({ jenisPenilai: messages.choice });
  const anggota: AnggotaLembar[] = [];
  let common: Pick<LembarKelompok, 'skala' | 'jendela'> = { skala: [], jendela: { mulai: null, dibuka: false } };
  for (const member of await liveMembers(engine.db, engine.registry, programme, idKelompok)) {
    const { lembar, capaian, pendaftar: head, skala, jendela } = await readSheet(engine, caller, member.id);
    common = { skala, jendela };
    const own = lembar.find(({ jenisPenilai }) => jenisPenilai === jenis);
    if (!own) continue;
    const peringatan = capaian?.pesan ? [capaian.pesan] : [];
    anggota.push({
      ...own,
      idPendaftarMbkm: member.id,
      npm: head.npm,
      nama: head.namaMahasiswa,
      jabatan: member.jabatan,
      peringatan,
    });
  }
  const batasJelas = programme.grade.from === 'sheets' ? (programme.grade.explain?.beyond ?? null) : null;
  return { idKelompok, jenisPenilai: jenis, ...common, batasJelas, anggota };
}

/** The sheet of a whole group, as it is sent. */
type GroupSheetBody = NamedAssessor &
  Readonly<Partial<Record<'idKelompok' | 'aksi' | 'komponen' | 'berkasFormulir' | 'anggota', unknown>>>;

/** Part of a body for one member. */
interface Given {
  at: number;
  body: InputOf<typeof penilaian>;
}

/** Members that a body names, by participation. @throws HttpError 422 */
function givenMembers(body: Pick<GroupSheetBody, 'anggota'>): ReadonlyMap<string, Given> {
  const rows = body.anggota ?? [];
  if (!Array.isArray(rows) || rows.length > 200) throw invalid({ anggota: messages.wrongType });
  return new Map(
    rows.map((row: unknown, at) => {
      const own = mustBeObject(row);
      if (typeof own.idPendaftarMbkm !== 'string')
        throw invalid({ [`anggota.${at}.idPendaftarMbkm`]: messages.required });
      return [own.idPendaftarMbkm, { at, body: own }];
    }),
  );
}

/** Runs work for one member and says which one it was that is refused. */
async function ofMember<T>(prefix: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpError) || !error.errors) throw error;
    const errors = Object.fromEntries(Object.entries(error.errors).map(([name, text]) => [prefix + name, text]));
    throw invalid(errors, error.said);
  }
}

/** Locks the sheets of all members in the order of their ids. @throws HttpError 428 for a member without a version */
async function lockedMembers(
  ctx: RuleContext,
  programme: Programme,
  idKelompok: string,
  named: ReadonlyMap<string, Given>,
  jenis: JenisPenilai,
): Promise<Pendaftar[]> {
  const members = await liveMembers(ctx.tx, ctx.registry, programme, idKelompok);
  const ids = members.map(({ id }) => id).sort();
  const foreign = [...named].find(([id]) => !ids.includes(id));
  if (foreign)
    throw invalid({ [`anggota.${foreign[1].at}.idPendaftarMbkm`]: messages.reference({ label: term('Anggota') }) });
  const rows: Pendaftar[] = [];
  for (const id of ids) {
    const row = await lockRow(ctx, pendaftar, id);
    // Whoever is graded already, or has left the programme, stays as they are unless they are named.
    const sent = (await sheetRow(ctx, id, jenis))?.status === 'terkirim';
    if (named.has(id)) rows.push(row);
    else if (isGradable(row) && !sent) throw versionMissing();
  }
  return rows;
}

/**
 * PUT {group sheets}/lembar: saves the sheets of all members in one transaction, and submits them when asked. What is
 * given for a component of the group fills every member; one who gets another grade for it needs a note.
 * @param body `{ idKelompok, jenisPenilai?, diwakilkan?, aksi: draf|kirim, komponen: [{ idKomponenPenilaian, nilai }],
 *   berkasFormulir?, anggota: [{ idPendaftarMbkm, version: number | null, rincian?, catatan?, saranPengembangan?,
 *   berkasFormulir? }] }`; the form beside `anggota` is the one that the assessor signed for all of them
 * @throws HttpError 403, 404, 409, 422 by field, a member's as `anggota.0.…`; 428 for a member without a version
 */
export async function saveGroupSheet(
  engine: Engine,
  caller: Caller,
  programme: Programme,
  body: GroupSheetBody,
): Promise<void> {
  mustBeAllowed(caller, penilaian, 'update');
  const idKelompok = await groupOf(engine, caller, programme, body.idKelompok);
  if (body.aksi !== 'draf' && body.aksi !== 'kirim') throw invalid({ aksi: messages.choice });
  const submit = body.aksi === 'kirim';
  if (submit) mustBeAllowed(caller, penilaian, 'action');
  const assessor = assessorOf(programme, caller, body);
  const named = givenMembers(body);
  const common = readItems(body.komponen, 'komponen');
  await inTransaction(engine, caller, penilaian, async ctx => {
    await mustBeOfGroup(ctx, programme, assessor.jenis, common);
    const rows = await lockedMembers(ctx, programme, idKelompok, named, assessor.jenis);
    const forms = assessor.onBehalf ? await formsOf(ctx, body.berkasFormulir, rows.length) : [];
    for (const [i, row] of rows.entries()) {
      const own = named.get(row.id);
      await ofMember(own ? `anggota.${own.at}.` : '', async () => {
        const items = readItems(own?.body.rincian);
        const shared = forms[i];
        const words = wordsOf(engine, { ...(shared ? { berkasFormulir: shared } : {}), ...own?.body });
        mustExplain(common, items, words);
        const input: SheetInput = {
          ...assessor,
          submit,
          version: own?.body.version,
          items: new Map([...common, ...items]),
          words,
        };
        const saved = await saveIn(ctx, row, input, { whole: true });
        if (submit) await submitSheet(ctx, saved);
      });
    }
  });
}

/**
 * One signed form stands in the sheet of every member: the uploaded file in the first, the same content in the others.
 * @throws HttpError 422 for a file that is not the caller's to use
 */
async function formsOf(ctx: RuleContext, id: unknown, count: number): Promise<string[]> {
  if (id === undefined || id === null) return [];
  const copies = uuid.safeParse(id).success
    ? await copyFile(ctx, penilaian, 'berkasFormulir', String(id), count - 1)
    : null;
  if (!copies) throw invalid({ berkasFormulir: messages.reference({ label: term('Formulir bertanda tangan') }) });
  return [String(id), ...copies];
}

/** @throws HttpError 422 for a component that is each member's own */
async function mustBeOfGroup(
  ctx: RuleContext,
  { kinds }: Programme,
  jenis: JenisPenilai,
  common: ReadonlyMap<string, number | null>,
): Promise<void> {
  if (!common.size) return;
  const shared = new Set(
    (await componentsOf(ctx.tx, kinds[0], jenis)).flatMap(({ id, tingkat }) => (tingkat === 'kelompok' ? [id] : [])),
  );
  const errors: FieldErrors = {};
  for (const [i, id] of [...common.keys()].entries())
    if (!shared.has(id)) errors[`komponen.${i}.idKomponenPenilaian`] = nilaiRefusals.gradedByMember;
  if (Object.keys(errors).length) throw invalid(errors);
}

/** A member who gets another grade than the group needs a word (docs/domain/30 §4.4). @throws HttpError 422 */
function mustExplain(
  common: ReadonlyMap<string, number | null>,
  own: ReadonlyMap<string, number | null>,
  words: SheetWords,
): void {
  const differs = [...own].some(([id, nilai]) => common.has(id) && common.get(id) !== nilai);
  if (differs && !noteOf(words.catatan)) throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
}

/**
 * PUT {group sheets}/kirim: submits the stored sheets of members, all of them or none.
 * @param body `{ items: [{ id, version }], jenisPenilai?, diwakilkan? }`; `id` of the participation, `version` of its sheet
 * @throws HttpError 403, 404, 409, 422 by member: `items.0.…`, 428
 */
export async function submitGroupSheets(
  engine: Engine,
  caller: Caller,
  programme: Programme,
  body: NamedAssessor & { items?: unknown },
): Promise<void> {
  mustBeAllowed(caller, penilaian, 'action');
  const { jenis } = assessorOf(programme, caller, body);
  const items = itemsOf(body).map((item, at) => ({ ...item, at }));
  if (items.length > 200) throw invalid({ items: messages.maxRows({ n: 200 }) });
  await inTransaction(engine, caller, penilaian, async ctx => {
    for (const { id, version, at } of items.toSorted((a, b) => a.id.localeCompare(b.id))) {
      await ofMember(`items.${at}.`, async () => {
        const row = await lockRow(ctx, pendaftar, id);
        if (!programme.kinds.some(kind => kind === row.kodeJenisMbkm)) throw notFound();
        const sheet = await sheetRow(ctx, id, jenis);
        if (!sheet) throw invalid({ rincian: nilaiMessages.allGraded }, nilaiMessages.allGraded);
        await submitSheet(ctx, sheet, version);
      });
    }
  });
}
