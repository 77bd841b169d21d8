import { pathFor, type Registry } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { peranTahap, type TahapVerifikasi, tahapVerifikasi } from '../../../resources/mbkm/tahap.ts';
import type { DbRow, RowData, Tx } from '../../database/db.ts';
import type { RuleContext } from '../../rest/rules.ts';
import type { Audience, MbkmEvent, MbkmEventKind, Notifier } from './notifier.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const student = (row: RowData): Audience => ({ siapa: 'mahasiswa', idMahasiswa: text(row.idMahasiswa) });
const isTahap = (value: unknown): value is TahapVerifikasi =>
  typeof value === 'string' && Object.hasOwn(tahapVerifikasi, value);

/** Who decides at the active stage. */
function deciders(row: RowData): Audience[] {
  if (!isTahap(row.tahapAktif)) return [];
  if (row.tahapAktif === 'mitra') return row.idMitra ? [{ siapa: 'mitra', idMitra: text(row.idMitra) }] : [];
  const peran = peranTahap[row.tahapAktif];
  return [
    row.tahapAktif === 'prodi'
      ? { siapa: 'peran', peran, idProgramProdi: text(row.idProgramProdi) }
      : { siapa: 'peran', peran },
  ];
}

const supervisor = (row: RowData): Audience[] =>
  row.idDosenPembimbing ? [{ siapa: 'pegawai', idPegawai: text(row.idDosenPembimbing) }] : [];
const partner = (row: RowData): Audience[] => (row.idMitra ? [{ siapa: 'mitra', idMitra: text(row.idMitra) }] : []);

/** How far a registration had come when it was given up. */
export interface Reached {
  /** It was approved, perhaps running already. */
  approved: boolean;
  /** Its partner had been asked to decide. */
  partnerAsked: boolean;
}
const nowhere: Reached = { approved: false, partnerAsked: false };

/** How far a registration has come, asked before it is given up. */
export async function reachedBy(tx: Tx, id: string): Promise<Reached> {
  const found = await tx.one<Reached & DbRow>(
    `select p.status in ('disetujui', 'berjalan') as approved,
       exists (select 1 from mbkm_pendaftar_tahap t where t.id_pendaftar_mbkm = p.id and t.tahap = 'mitra' and not exists
         (select 1 from mbkm_pendaftar_tahap e where e.id_pendaftar_mbkm = p.id and e.urutan < t.urutan
            and e.status <> 'disetujui')) as "partnerAsked"
     from mbkm_pendaftar_program_mbkm p where p.id = $1`,
    [id],
  );
  return found ?? nowhere;
}

interface Told {
  jenis: MbkmEventKind;
  kepada: Audience[];
  link: string;
}

/** Where everything is found while a kind of programme has no screens of its own. */
const anywhere = '/dashboard';

const linkTo = (path: string | undefined, row: RowData): string | undefined =>
  path === undefined ? undefined : pathFor(path, text(row.id));

/** What a transition means to whom (docs/domain/20 §4.9). */
function told(registry: Registry, action: string, row: RowData, reached: Reached): Told[] {
  const screens = registry.programmeOf(row.kodeJenisMbkm)?.screens;
  const own = screens?.history ?? anywhere;
  /** For lecturer, coordinator and partner; Tim MBKM has its own. */
  const record = linkTo(screens?.record, row) ?? own;
  const queue = linkTo(screens?.decision, row) ?? anywhere;
  const waiting: Told = { jenis: 'pendaftaran_diajukan', kepada: deciders(row), link: queue };
  switch (action) {
    case 'ajukan':
      return [waiting];
    case 'setujui':
      return row.status === 'disetujui'
        ? [{ jenis: 'pendaftaran_disetujui', kepada: [student(row)], link: own }]
        : [{ jenis: 'pendaftaran_tahap_disetujui', kepada: [student(row)], link: own }, waiting];
    case 'revisi':
      return [{ jenis: 'pendaftaran_dikembalikan', kepada: [student(row)], link: own }];
    case 'tolak':
      return [{ jenis: 'pendaftaran_ditolak', kepada: [student(row)], link: own }];
    case 'mulai':
      return [
        { jenis: 'kegiatan_dimulai', kepada: [student(row)], link: own },
        { jenis: 'kegiatan_dimulai', kepada: [...supervisor(row), ...partner(row)], link: record },
      ];
    case 'selesaikan':
      return [{ jenis: 'kegiatan_selesai', kepada: [student(row)], link: own }];
    default:
      return withdrawn(row, reached, { own, record, team: linkTo(screens?.teamRecord, row) ?? record });
  }
}

/** Nobody hears of somebody who never came to them. */
function withdrawn(
  row: RowData,
  { approved, partnerAsked }: Reached,
  links: Readonly<Record<'own' | 'record' | 'team', string>>,
): Told[] {
  const jenis = 'pendaftaran_mundur';
  const prodi: Audience = { siapa: 'peran', peran: 'HA05', idProgramProdi: text(row.idProgramProdi) };
  const others = [...supervisor(row), ...(approved || partnerAsked ? partner(row) : []), ...(approved ? [prodi] : [])];
  const team: Told = { jenis, kepada: [{ siapa: 'peran', peran: 'HA03' }], link: links.team };
  return [
    { jenis, kepada: [student(row)], link: links.own },
    { jenis, kepada: others, link: links.record },
    ...(approved ? [team] : []),
  ];
}

/** Tells people of a transition, in its transaction. */
export async function tellOfTransition(
  ctx: Pick<RuleContext, 'tx' | 'now' | 'registry'>,
  notifier: Notifier,
  action: string,
  row: RowData,
  note: string | null,
  reached: Reached = nowhere,
): Promise<void> {
  const isi = await wordsOf(ctx.tx, row, note);
  for (const event of eventsOf(ctx.registry, action, row, isi, reached)) await notifier.notify(ctx, event);
}

/** What people are told of a transition; `isi` are the words of the participation. */
export const eventsOf = (
  registry: Registry,
  action: string,
  row: RowData,
  isi: MbkmEvent['isi'],
  reached = nowhere,
): MbkmEvent[] =>
  told(registry, action, row, reached)
    .filter(({ kepada }) => kepada.length)
    .map(({ jenis, kepada, link }) => ({ ...eventOf(row, jenis, isi), kepada, link }));

/** An event of a participation: said once for each of its versions. */
export const eventOf = (
  row: RowData,
  jenis: MbkmEventKind,
  isi: MbkmEvent['isi'],
): Omit<MbkmEvent, 'kepada' | 'link'> => {
  const id = text(row.id);
  return { jenis, kunci: `${jenis}:${id}:${String(row.version)}`, isi, resource: pendaftar.name, idBaris: id };
};

/** The names that a participation only refers to. */
export type Named = Readonly<Record<'program' | 'periode', string>>;

export const namesOf = async (tx: Tx, row: RowData): Promise<Named> =>
  (await tx.one<Named & DbRow>(
    `select p.nama as program, d.nama as periode from master_program p, master_periode d where p.id = $1 and d.id = $2`,
    [row.idProgram, row.idPeriode],
  )) ?? { program: '', periode: '' };

/** The words that sentences about a participation are made of. */
export const wordsOf = async (tx: Tx, row: RowData, note: string | null): Promise<MbkmEvent['isi']> =>
  wordsWith(row, await namesOf(tx, row), note);

/** The same where the names are known already, as for many participations of one programme. */
export const wordsWith = (row: RowData, { program, periode }: Named, note: string | null): MbkmEvent['isi'] => ({
  nomor: text(row.nomorPendaftaran),
  mahasiswa: text(row.namaMahasiswa),
  npm: text(row.npm),
  mitra: text(row.namaMitra),
  program,
  periode,
  tahap: isTahap(row.tahapAktif) ? tahapVerifikasi[row.tahapAktif] : '',
  catatan: note ?? '',
});
