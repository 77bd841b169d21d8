import {
  type Access,
  allow,
  DeclarationError,
  decimal,
  either,
  type Fields,
  file,
  fixed,
  type Group,
  longtext,
  type Message,
  type Need,
  needingAt,
  ofRow,
  ownMembers,
  type Resource,
  type Role,
  type RowOf,
  read,
  ref,
  resource,
  type Scope,
  status,
  type Takes,
  takingAt,
  through,
  valued,
  type Workflow,
  withWords,
} from '../kit/index.ts';
import { aksiAjukan, decisionsOf, tanpaDraf } from '../mbkm/alurPeriksa.ts';
import { along, mahasiswanya, pendaftarnya } from '../mbkm/milikPeserta.ts';
import { role } from '../roles.ts';
import { kegiatanMessages } from './messages.ts';
import { diajukanLuaran, judulLuaran, kodeJenisLuaran, type OutputFields, tautanLuaran } from './outputFields.ts';

/** A file of an output; with `only` it belongs to outputs of that kind (code of master/jenis-luaran) and is asked for there. */
interface OutputFile {
  readonly name: string;
  readonly only?: string;
}

/** Roles of an output's fields, and rules of outputs. */
export interface OutputFacts {
  /** Reference of an output: to a kind (master/jenis-luaran), or to a requirement (master/syarat-luaran). */
  readonly names: 'idJenisLuaran' | 'idSyaratLuaran';
  readonly title: string;
  readonly files: readonly OutputFile[];
  readonly link: string;
  /** Said where a link is demanded, and where another output has it already (`{pemilik}`). */
  readonly linkDemanded: Message;
  readonly linkTaken?: Message;
  /** Said of a file of another type than its requirement names (`{jenis}`), or a larger one (`{n}` MB). */
  readonly fileWrong?: Message;
  /** Grade of the final report (`Programme.outputs.report`), given with the decision. */
  readonly grade?: string;
  readonly similarity?: string;
  readonly sent: string;
  readonly note: string;
  /** Reference to the group, if outputs can be a group's. */
  readonly group?: string;
}

/** The resource of a programme's outputs. */
export type Outputs = Resource<OutputFields & Fields> & { readonly output: OutputFacts };

/** An output: what all of them have, and by name what its programme adds. */
export type Output = RowOf<Outputs>;

/** Message about a file that a requirement does not accept; undefined where type or size is not limited. */
export const fileWrongWords = (
  { fileWrong }: Pick<OutputFacts, 'fileWrong'>,
  types: readonly string[],
  maxMb: number,
): Message | undefined =>
  fileWrong && types.length && Number.isFinite(maxMb)
    ? withWords(fileWrong, { jenis: types.map(type => type.toUpperCase()).join(', '), n: maxMb })
    : undefined;

export const isOutputs = (r: Resource): r is Outputs => 'output' in r;

/** Kind of the final report (master/jenis-luaran), the same in every programme. */
export const laporanAkhir = 'laporan_akhir';

interface ShortOutputs {
  name: string;
  label: string;
  endpoint?: string;
  /** An output answers a kind of output, or one demand of its programme. */
  names?: OutputFacts['names'];
  /** Owner of outputs if it can be a group: resource of groups, and members as the programme declares them. */
  by?: { group: string; members: Group['members'] };
  /** Fields of an output beside title, link and files, in order. */
  fields: Fields;
  /** Files by name; `only` as in `OutputFile`. */
  files: Readonly<Record<string, { types: readonly string[]; maxMb: number; label: string; only?: string }>>;
  linkDemanded?: Message;
  linkTaken?: Message;
  fileWrong?: Message;
  /** The supervisor grades the final report, and says how similar it is to others. */
  graded?: boolean;
  similarity?: boolean;
  titleMax?: number;
  note?: { name: string; label: string };
  workflow: Workflow;
  /** The partner reads them, without grades. */
  partner?: boolean;
  /** Roles that decide beside the supervisor. */
  deciders?: readonly Role[];
  access?: Access;
  sections?: Readonly<Record<string, readonly string[]>>;
  columns?: readonly string[];
}

/** An output of a group has no participation of its own. */
const setelahBerjalan: Need = {
  of: either(valued('idPendaftarMbkm', null), through('idPendaftarMbkm', valued('status', 'berjalan', 'selesai'))),
  says: kegiatanMessages.outputOnceRunning,
};

/** Decisions with what the supervisor says of an output beside the note: the grade of a final report, its similarity. */
function judged(flow: Workflow<string, string>, { name, endpoint = name, graded, similarity }: ShortOutputs): Workflow {
  const similar: Takes = similarity
    ? {
        persenKemiripan: ofRow({
          warnAbove: {
            endpoint: `${endpoint}/kelengkapan`,
            param: 'idPendaftarMbkm',
            limit: 'batasKemiripan',
            text: 'Kemiripan di atas batas {n}%.',
          },
        }),
      }
    : {};
  const grade: Takes = graded
    ? {
        nilai: ofRow({
          when: { field: 'kodeJenisLuaran', in: [laporanAkhir] },
          unasked: kegiatanMessages.onlyFinalReport,
        }),
      }
    : {};
  const approved: Workflow = takingAt(flow, 'setujui', { ...grade, ...similar });
  return takingAt(approved, 'revisi', similar);
}

const server = { readOnly: true } as const;
const owner = ['create', 'update', 'delete', 'export', 'action'] as const;
const decide = ['export', 'action'] as const;

/**
 * A programme's outputs, the final report among them: demanded by master/syarat-luaran, handed in with files or a
 * link, looked through by the supervisor. Handing in again keeps the former file as an earlier version. What depends on
 * other rows is in `server/areas/kegiatan`, for the outputs of every programme.
 */
export function outputsOf(short: ShortOutputs): Outputs {
  const { names = 'idJenisLuaran', graded = false, similarity = false, partner = false, deciders = [] } = short;
  const note = short.note ?? { name: 'catatan', label: 'Catatan dosen' };
  const chosen = { required: true, fixed: true } as const;
  const fields: OutputFields & Fields = {
    idPendaftarMbkm: short.by ? { ...pendaftarnya, required: false } : pendaftarnya,
    ...(short.by ? { idKelompok: ref(short.by.group, { fixed: true, label: 'Kelompok' }) } : {}),
    ...mahasiswanya,
    ...(names === 'idSyaratLuaran'
      ? {
          idSyaratLuaran: ref('master/syarat-luaran', { ...chosen, label: 'Syarat luaran' }),
          idJenisLuaran: ref('master/jenis-luaran', { ...server, label: 'Jenis luaran' }),
        }
      : { idJenisLuaran: ref('master/jenis-luaran', { ...chosen, label: 'Jenis luaran' }) }),
    ...kodeJenisLuaran,
    judul: judulLuaran(short.titleMax ?? 200),
    ...short.fields,
    ...tautanLuaran,
    ...Object.fromEntries(
      Object.entries(short.files).map(([name, { types, maxMb, label }]) => [name, file(types, maxMb, { label })]),
    ),
    ...(similarity ? { persenKemiripan: decimal(5, 2, { ...server, min: 0, max: 100, label: 'Kemiripan (%)' }) } : {}),
    ...diajukanLuaran,
    ...(graded ? { nilai: decimal(5, 2, { ...server, min: 0, max: 100 }) } : {}),
    status: status(judged(needingAt(short.workflow, aksiAjukan, setelahBerjalan), short)),
    [note.name]: longtext({ ...server, label: note.label }),
  };
  // Grades are the lecturer's until the conversion is final (docs/domain/20 §1.7).
  const ungraded = graded ? { hide: ['nilai'] } : {};
  const all: Scope = short.by ? either(along, through('idKelompok')) : along;
  // A student's groups are those that it is in, whichever it may read.
  const own: Scope = short.by ? either(along, through('idKelompok', ownMembers(short.by.members))) : along;
  const seen = tanpaDraf(all);
  const made = resource<OutputFields & Fields>({
    name: short.name,
    ...(short.endpoint ? { endpoint: short.endpoint } : {}),
    label: short.label,
    decidedAt: [{ path: 'verifikasi', many: true, actions: decisionsOf(fields) }],
    representation: '{judul}',
    fields,
    sections: short.sections ?? {
      Luaran: ['idPendaftarMbkm', ...(short.by ? ['idKelompok'] : []), names, 'judul', ...Object.keys(short.fields)],
      Berkas: ['tautan', ...Object.keys(short.files)],
    },
    columns: short.columns ?? ['npm', 'namaMahasiswa', 'idJenisLuaran', 'judul', 'revisiKe', 'tanggalUnggah', 'status'],
    filters: [
      'status',
      'idMahasiswa',
      ...(short.by ? ['idKelompok'] : []),
      'idJenisLuaran',
      'kodeJenisLuaran',
      'tanggalUnggah',
    ],
    search: ['judul', 'namaMahasiswa', 'npm'],
    history: 'luaran',
    sort: ['-tanggalUnggah'],
    orders: ['npm', 'namaMahasiswa', 'createdAt', 'updatedAt'],
    deletable: { field: 'status', in: ['draf'], otherwise: kegiatanMessages.onlyDraftOutputs },
    access: {
      [role.mahasiswa]: allow(own, owner, ungraded),
      [role.timMbkm]: deciders.includes(role.timMbkm) ? allow(all, decide) : read(all),
      [role.dosen]: allow(seen, decide),
      [role.koordinator]: read(seen),
      ...(partner ? { [role.mitra]: read(seen, ungraded) } : {}),
      [role.penilai]: read(seen),
      [role.bakpk]: read(seen),
      ...short.access,
    },
  });
  const files = Object.entries(short.files).map(([name, { only }]) => ({ name, ...(only ? { only } : {}) }));
  if (!files.length) throw new DeclarationError(`${short.name}: luaran tanpa kolom berkas`);
  const output: OutputFacts = {
    names,
    title: 'judul',
    files,
    link: 'tautan',
    linkDemanded: short.linkDemanded ?? kegiatanMessages.linkDemanded,
    sent: 'tanggalUnggah',
    note: note.name,
    ...(short.linkTaken ? { linkTaken: short.linkTaken } : {}),
    ...(short.fileWrong ? { fileWrong: short.fileWrong } : {}),
    ...(graded ? { grade: 'nilai' } : {}),
    ...(similarity ? { similarity: 'persenKemiripan' } : {}),
    ...(short.by ? { group: 'idKelompok' } : {}),
  };
  return fixed({ ...made, output: fixed(output) });
}
