import { errorIf } from '../checkHelpers.ts';
import {
  actor,
  allow,
  DeclarationError,
  datetime,
  type Field,
  type Fields,
  fixed,
  type Group,
  longtext,
  type Need,
  ownMembers,
  type Resource,
  type RowOf,
  read,
  ref,
  resource,
  type Scope,
  type StatusField,
  status,
  through,
  valued,
  workflow,
} from '../kit/index.ts';
import { mbkmMessages } from '../mbkm/messages.ts';
import { role } from '../roles.ts';
import { jabatan } from './groupMembers.ts';
import { programmeMessages } from './messages.ts';

/** A group's request for a DPL (docs/domain/30 §1.7); `addressed`: requests to the calling lecturer. */
const alurPengajuanDpl = (addressed: Scope, leads: Scope, becomes: string, needs: readonly Need[]) =>
  workflow({
    initial: 'diajukan',
    needs,
    states: {
      diajukan: { label: 'Menunggu jawaban' },
      diterima: { label: 'Diterima', tone: 'baik' },
      ditolak: { label: 'Ditolak' },
      dibatalkan: { label: 'Dibatalkan' },
      kedaluwarsa: { label: 'Kedaluwarsa', tone: 'tutup' },
    },
    actions: {
      terima: {
        label: 'Terima',
        from: ['diajukan'],
        to: 'diterima',
        needs: [
          {
            of: through('idKelompok', valued('status', 'disetujui')),
            says: mbkmMessages.groupNotAccepted,
          },
          { of: through('idKelompok', valued(becomes, null)), says: mbkmMessages.groupHasSupervisor },
        ],
        by: [actor(role.dosen, addressed)],
        confirm: 'Bersedia menjadi DPL kelompok ini?',
        success: 'Pengajuan diterima.',
        tone: 'primary',
      },
      tolak: {
        label: 'Tolak',
        from: ['diajukan'],
        to: 'ditolak',
        by: [actor(role.dosen, addressed)],
        note: true,
        success: 'Pengajuan ditolak.',
        tone: 'danger',
      },
      batal: {
        label: 'Batalkan',
        from: ['diajukan'],
        to: 'dibatalkan',
        by: [actor(role.mahasiswa, leads)],
        confirm: 'Batalkan pengajuan ini?',
        success: 'Pengajuan dibatalkan.',
      },
      kedaluwarsa: { label: 'Kedaluwarsa', from: ['diajukan'], to: 'kedaluwarsa', by: ['system'] },
    },
  });

/** Fewest characters with which a lecturer can decide. */
const alasanMinimal = 30;

/** Roles of a request's fields in the rules. */
interface RequestFacts {
  /** The lecturer who is asked, and the group's field that becomes it. */
  readonly supervisor: string;
  readonly becomes: string;
  readonly workflow: ReturnType<typeof alurPengajuanDpl>;
}

/** A request as its group reads it. */
export interface PengajuanDpl {
  readonly idKelompok: string;
  readonly alasan: string;
  readonly batasJawaban: string | null;
  readonly status: string;
}

/** The resource of a programme's requests for a DPL. */
export type SupervisorRequests = Resource<RequestFields & Fields> & { readonly request: RequestFacts };

/** A request: what all of them have, and by name whom it asks. */
export type SupervisorRequest = RowOf<SupervisorRequests>;

/** Fields of every request beside group and lecturer. */
const isian = {
  alasan: longtext({ required: true, least: alasanMinimal }),
  batasJawaban: datetime({ readOnly: true, label: 'Dijawab paling lambat' }),
};

type RequestFields = typeof isian & {
  idKelompok: ReturnType<typeof kelompoknya>;
  status: StatusField<true, RequestFacts['workflow']>;
};

const kelompoknya = (group: string) => ref(group, { required: true, fixed: true, cascade: true, label: 'Kelompok' });

interface ShortRequest {
  name: string;
  endpoint: string;
  /** Resource of the groups, and its members as the programme declares them. */
  group: string;
  members: Group['members'];
  /** Reference to the lecturer who is asked: its name here and in the group, and which requests are addressed to the caller. */
  supervisor: { name: string; becomes: string; field: Field; addressed: Scope };
  /** Requirements of every step, e.g. that the wave is open. */
  needs?: readonly Need[];
}

/**
 * A group asks a lecturer to supervise it: one open request for each group, answered in time or expired
 * (docs/domain/30 §1.7). Rules in `server/areas/mbkm/supervisorRequests.ts`.
 */
export function supervisorRequestOf({
  group,
  members,
  supervisor,
  needs = [],
  ...named
}: ShortRequest): SupervisorRequests {
  const leads = through('idKelompok', ownMembers(members, jabatan.ketua));
  const { name: asked, field, addressed, becomes } = supervisor;
  if (field.kind !== 'ref') throw new DeclarationError(`${named.name}.${asked}: bukan rujukan`);
  const alur = alurPengajuanDpl(addressed, leads, becomes, needs);
  const fields: RequestFields & Fields = {
    idKelompok: kelompoknya(group),
    [asked]: field,
    ...isian,
    status: status(alur),
  };
  const ofGroup = through('idKelompok');
  const made = resource<RequestFields & Fields>({
    ...named,
    label: 'Pengajuan DPL',
    representation: `{idKelompok} – {${asked}}`,
    fields,
    columns: ['idKelompok', asked, 'batasJawaban', 'status'],
    filters: ['idKelompok', asked, 'status'],
    sort: ['-createdAt'],
    orders: ['updatedAt'],
    unique: [
      [
        ['idKelompok'],
        programmeMessages.requestWaiting,
        { field: 'status', notIn: ['diterima', 'ditolak', 'dibatalkan', 'kedaluwarsa'] },
      ],
    ],
    access: {
      [role.mahasiswa]: allow(through('idKelompok', ownMembers(members)), ['create', 'action'], { writeScope: leads }),
      [role.timMbkm]: read(),
      [role.dosen]: allow(addressed, ['action']),
      [role.koordinator]: read(ofGroup),
      [role.penilai]: read(ofGroup),
      [role.bakpk]: read(),
    },
    check: row =>
      errorIf(
        typeof row.alasan === 'string' && row.alasan.trim().length < alasanMinimal,
        'alasan',
        programmeMessages.reasonLeast({ n: alasanMinimal }),
      ),
  });
  return fixed({ ...made, request: fixed({ supervisor: asked, becomes, workflow: alur }) });
}
