import {
  type FieldErrors,
  type Message,
  messages,
  registrationErrors,
  splitSource,
  term,
  type Values,
} from '../../../resources/kit/index.ts';
import { usahaTerbuka } from '../../../resources/kwu/kelompok.ts';
import { kwu } from '../../../resources/kwu/programme.ts';
import { kwuRefusals } from '../../../resources/kwu/refusals.ts';
import type { KurangUsaha, UsahaMilik, UsahaSaya } from '../../../resources/kwu/usahaSaya.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import { jabatan } from '../../../resources/programme/groupMembers.ts';
import type { AnggotaSaya } from '../../../resources/programme/ownGroup.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { column } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { type Requirement, studentRequirement, thresholds } from '../mbkm/eligibility.ts';
import { groupingOf } from '../mbkm/group.ts';
import { ownInvitations } from '../mbkm/groupInvite.ts';
import { takesPart } from '../mbkm/groupTables.ts';
import { registrationFacts } from '../mbkm/registrationFacts.ts';
import { problemsOf } from './businessRules.ts';
import { businesses, isBusiness, members } from './tables.ts';

interface RegistrationRow extends DbRow {
  idPendaftarMbkm: string;
  status: string;
  idKelompok: string | null;
}

type GroupRow = DbRow & Omit<UsahaMilik, 'anggota' | 'kurang' | 'syarat' | 'memimpin'>;

interface PersonRow extends DbRow, Omit<AnggotaSaya, 'saya'> {
  idMahasiswa: string;
  kodeJabatan: string;
  jalur: string | null;
  /** Values filled in, by field; null for an invited student. */
  isian: Values | null;
}

/** GET {kelompok}/milik: the calling student's newest live registration with its business and invitations. */
export async function ownBusiness(engine: Engine, caller: Caller): Promise<UsahaSaya> {
  const grouping = kwu.group && groupingOf(engine.registry, kwu, kwu.group);
  const row = caller.idMahasiswa ? await registrationOf(engine.db, caller.idMahasiswa) : undefined;
  return {
    idPendaftarMbkm: row?.idPendaftarMbkm ?? null,
    status: row?.status ?? null,
    kelompok: row?.idKelompok ? await groupAsSeen(engine, row.idKelompok, caller.idMahasiswa) : null,
    undangan: grouping ? await ownInvitations(engine, caller, grouping) : [],
  };
}

const registrationOf = (on: Queryable, idMahasiswa: string): Promise<RegistrationRow | undefined> =>
  on.one<RegistrationRow>(
    `select t.id as id_pendaftar_mbkm, t.status, g.id as id_kelompok from mbkm_pendaftar_program_mbkm t
     left join ${members} m on m.id_pendaftar_mbkm = t.id and ${takesPart('m')}
     left join ${businesses} g on g.id = m.parent_id and ${isBusiness('g')}
     where t.id_mahasiswa = $1 and t.kode_jenis_mbkm = any($2) and t.status not in ('ditolak', 'mengundurkan_diri')
     order by t.created_at desc, g.id nulls last limit 1`,
    [idMahasiswa, kwu.kinds],
  );

const told =
  (siapa: string | null, saya: boolean) =>
  ({ text }: Message): KurangUsaha => ({ siapa, saya, pesan: text });

async function groupAsSeen(
  { db, registry }: Engine,
  id: string,
  idMahasiswa: string | null | undefined,
): Promise<UsahaMilik | null> {
  const row = await db.one<GroupRow>(
    `select g.id, g.version, g.jenis, g.nama, g.nama_usaha, g.kategori, g.tahap, g.status,
       g.program_eksternal, g.id_periode, e.nama as periode, g.id_program,
       case when g.status = any($2) and g.jenis = 'kelompok' then g.kode_gabung end as kode_gabung,
       l.nama_lengkap as dpl, a.ukuran_min, a.ukuran_maks, a.min_prodi,
       coalesce(greatest(g.perpanjangan, a.daftar_ulang_selesai), a.daftar_ulang_selesai)::text as daftar_ulang_selesai,
       (select jsonb_build_object('id', p.id, 'status', p.status) from kwu_profile p where p.id_kelompok = g.id) as profil,
       case when g.status = 'revisi' then (select h.catatan from internal_riwayat h
         where h.id_baris = g.id::text and h.catatan is not null order by h.id desc limit 1) end as catatan
     from ${businesses} g join kwu_pengaturan a on a.id = g.id_pengaturan join master_periode e on e.id = g.id_periode
     left join master_pegawai l on l.id = g.id_pegawai_dpl where g.id = $1`,
    [id, [...usahaTerbuka]],
  );
  if (!row) return null;
  const people = await peopleOf(db, id);
  const own = (one: PersonRow) => one.idMahasiswa === idMahasiswa;
  const open = usahaTerbuka.some(state => state === row.status);
  const least = open
    ? await minimumsOf({ db, registry }, row, people.filter(joined))
    : new Map<string, Requirement[]>();
  return {
    ...row,
    memimpin: people.some(one => own(one) && leads(one)),
    anggota: people.map(({ idMahasiswa: _, kodeJabatan: _kode, jalur: _jalur, isian: _isian, ...one }, i) => ({
      ...one,
      saya: people[i]?.idMahasiswa === idMahasiswa,
    })),
    kurang: open
      ? [
          ...(await problemsOf(db, row)).map(told(null, false)),
          ...people
            .filter(joined)
            .flatMap(one =>
              [
                ...belowMinimum(one, own(one), least.get(one.idMahasiswa) ?? []),
                ...lackingOf(registry.find, one, own(one)),
              ].map(told(one.nama, own(one))),
            ),
        ]
      : [],
    syarat: (least.get(idMahasiswa ?? '') ?? []).map(({ kode, label, lolos, nilai, batas }) => ({
      kode,
      label,
      lolos,
      nilai,
      batas,
    })),
  };
}

/** The period's minimum requirements for each member, as handing in checks them. */
async function minimumsOf(
  { db, registry }: Pick<Engine, 'db' | 'registry'>,
  { idProgram, idPeriode }: GroupRow,
  people: readonly PersonRow[],
): Promise<Map<string, Requirement[]>> {
  const found = new Map<string, Requirement[]>();
  for (const { idMahasiswa, idPendaftarMbkm } of people) {
    const facts = await registrationFacts(db, registry, { idMahasiswa, idProgram, idPeriode }, idPendaftarMbkm);
    if (facts) found.set(idMahasiswa, [studentRequirement(facts), ...thresholds(facts)]);
  }
  return found;
}

/** Sentence about minimums that a member does not reach; without the results of other members. */
function belowMinimum({ nama }: PersonRow, saya: boolean, least: readonly Requirement[]): Message[] {
  const missed = least.flatMap(({ pesan }) => pesan ?? []);
  return saya || !missed.length ? missed : [kwuRefusals.belowMinimum({ nama })];
}

const leads = ({ kodeJabatan }: PersonRow): boolean => kodeJabatan === jabatan.ketua;
const joined = ({ statusAnggota }: PersonRow): boolean => statusAnggota === 'bergabung';

/** Fields of the own data that a way in asks for, under their names in the detail. */
const asked = [
  ...new Set(
    Object.values(kwu.ways)
      .flatMap(({ steps }) => steps.flatMap(({ fields }) => fields))
      .map(({ name }) => splitSource(name))
      .flatMap(({ part, name }) => (part === kwu.detail?.key ? [name] : [])),
  ),
];

const peopleOf = (on: Queryable, id: string): Promise<PersonRow[]> =>
  on.query<PersonRow>(
    `select t.id as id_pendaftar_mbkm, s.id as id_mahasiswa, s.npm, s.nama, r.nama as prodi, j.nama as jabatan,
       j.kode as kode_jabatan, m.jabatan_usaha as divisi, m.status_anggota, t.jalur,
       case when p.id is not null then jsonb_build_object(${asked.map(name => `'${name}', p.${column(name)}`).join(', ')}) end as isian
     from ${members} m join master_mahasiswa s on s.id = m.id_mahasiswa
     join master_program_prodi r on r.id = s.id_program_prodi join master_jenis_anggota j on j.id = m.id_jenis_anggota
     left join mbkm_pendaftar_program_mbkm t on t.id = m.id_pendaftar_mbkm
     left join kwu_pendaftaran_kwu p on p.id_pendaftar_mbkm = t.id
     where m.parent_id = $1 and m.status_anggota <> 'keluar'
     order by case m.status_anggota when 'bergabung' then 0 when 'diundang' then 1 else 2 end, j.kode <> '${jabatan.ketua}', s.nama`,
    [id],
  );

type Find = Parameters<typeof registrationErrors>[0];

/** Sentences about a member's missing data: by field for the caller, as one sentence for others. */
function lackingOf(find: Find, one: PersonRow, saya: boolean): Message[] {
  const key = kwu.detail?.key ?? '';
  const isian = one.isian ?? {};
  const errors: FieldErrors = registrationErrors(find, kwu, { jalur: one.jalur, [key]: isian });
  const idea = leads(one) && !isian.berkasIdeUsaha ? [kwuRefusals.uploadIdea] : [];
  const lacks = Object.entries(errors).map(([source, said]) => {
    const { name } = splitSource(source);
    const label = find(kwu.detail?.resource ?? '')?.fields[name]?.label ?? name;
    return said.code === messages.required.code ? kwuRefusals.notFilled({ label: term(label) }) : said;
  });
  if (saya || !lacks.length) return [...lacks, ...idea];
  return [mbkmRefusals.memberIncomplete({ nama: one.nama }), ...idea];
}
